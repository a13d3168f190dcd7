import { plainHeading } from '../tables/headings.ts';
import { ROLES } from './permission.ts';
import type { Role } from './permission.ts';

/** What people call the five roles in English, Spanish, French and German. */
const ROLE_NAMES: Record<Role, string> = {
  admin: 'admin, administrator, administrador, administradora, administrateur, administratrice, administratorin',
  auditor: 'auditor, auditora, auditeur, auditrice, auditorin',
  compliance_manager: `
    compliance manager, compliance officer, responsable de cumplimiento, gestor de cumplimiento, gestora de cumplimiento,
    responsable conformité, responsable de la conformité, compliance-manager, compliance-managerin,
    compliance-beauftragter, compliance-beauftragte`,
  user: 'user, member, usuario, usuaria, utilisateur, utilisatrice, membre, benutzer, benutzerin, nutzer, nutzerin, mitglied',
  viewer: `
    viewer, read only, reader, lector, lectora, solo lectura, observador, observadora, lecteur, lectrice, lecture seule,
    leser, leserin, nur lesen, betrachter, betrachterin`,
};

const ROLE_OF = new Map(
  ROLES.flatMap((role) =>
    [role, ...ROLE_NAMES[role].split(',')].map((word): [string, Role] => [plainHeading(word), role]),
  ),
);

/** One of the five roles by its identifier or by what people call it, without case and accents. */
export function readRole(text: string): Role | undefined {
  return ROLE_OF.get(plainHeading(text));
}

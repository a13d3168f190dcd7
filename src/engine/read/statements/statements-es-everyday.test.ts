import { expect, test } from 'vitest';
import { grammarOf, has } from './grammar.ts';
import { readStatements } from './read-statements.ts';

/** How it stands: "rule denied must" of each clause, with a mark where it is not plain what is denied. */
function said(text: string): string {
  return readStatements(text, grammarOf('es'), text.includes(' | ') ? 'row' : 'p')
    .map(({ mode, polarity, strength, reach }) => `${mode} ${polarity}${reach ? '?' : ''} ${strength}`)
    .join('; ');
}

test.each([
  // Nothing rules it, nobody knows it.
  ['Nada obliga a los becarios a bloquear la pantalla.', 'denied'],
  ['Nada está escrito sobre la conservación de las tarjetas.', 'denied'],
  ['No sabemos cuántos portátiles se entregaron.', 'denied'],
  ['No está claro quién guarda la llave del almacén.', 'denied'],
  ['No hay consigna para el trabajo a distancia.', 'denied'],
  ['El contrato no menciona la devolución de los datos.', 'denied'],
  ['La guía no distingue entre visitas y personal.', 'denied'],
  ['El comité no ha sido consultado sobre el cambio de sede.', 'denied'],
  ['Nadie ha definido qué datos deben guardarse.', 'denied'],
  ['Nadie lee los avisos de la consola.', 'denied'],
  ['No se ha fijado qué pruebas tocan en cada entrega.', 'denied'],
  ['De las bajas de mayo no se lleva ningún registro.', 'denied'],
  ['A los temporales no se les comprueba nada antes de darles la tarjeta.', 'denied'],
  ['Las alertas que envía el filtro nadie las abre.', 'denied'],
  // Without anything.
  ['Los discos se tiran sin que nadie los borre.', 'denied'],
  ['El equipo se entregó sin pasar ninguna revisión.', 'denied'],
  ['El acceso se concede sin petición ni firma.', 'denied'],
  // In everyday words.
  ['La propuesta de mejora quedó en nada.', 'denied'],
  ['El plan de retorno duerme en un cajón de gerencia.', 'denied'],
  ['Los hallazgos de 2024 siguen abiertos.', 'denied'],
  ['El último simulacro data de 2015.', 'denied'],
  ['La plantilla desconoce qué debe notificar.', 'denied'],
  ['La norma es letra muerta.', 'denied'],
  ['La cámara sigue con la contraseña de fábrica.', 'denied'],
  ['Cualquier becario puede borrar los expedientes.', 'denied'],
  // Left to mood and chance.
  ['Cada técnico configura el servidor a su manera.', 'waived'],
  ['Los permisos se reparten a ojo.', 'waived'],
  ['Las copias se hacen cuando alguien se acuerda.', 'waived'],
  ['El personal trabaja desde donde quiere, según le apetece.', 'waived'],
  ['La gravedad se decide sobre la marcha.', 'waived'],
  ['Asiste al curso quien quiera.', 'waived'],
])('%s stands as %s', (text, expected) => {
  expect(said(text)).toContain(expected);
});

test.each([
  // What is denied is what nobody wants.
  ['La red de invitados no está conectada con la de cajas.', 'affirmed must'],
  ['Las cuentas de prueba y de producción no son las mismas.', 'affirmed must'],
  ['El revisor no depende del área revisada.', 'affirmed must'],
  ['Nadie fuma en la sala de servidores.', 'affirmed must'],
  ['Nada se deja a la buena de cada uno ni a ojo.', 'affirmed'],
  // A condition denies nothing.
  ['Si el titular no está, decide su suplente.', 'rule affirmed must'],
  ['Cuando no hay etiqueta, el documento se trata como interno.', 'rule affirmed must'],
  ['El gestor mira cada mes si falta alguna firma.', 'affirmed'],
  ['Ningún proyecto sale adelante, por pequeño que sea, si su ficha omite los riesgos.', 'affirmed'],
  ['Quien quiera leer el correo en su móvil tiene que firmar antes las condiciones.', 'affirmed must'],
  // What is only set against the rule.
  ['Las llaves se entregan en mano, nunca por correo.', 'rule affirmed must'],
  ['Se graban las entradas y los pasillos, no los despachos.', 'rule affirmed must'],
  ['Sala de respaldo: muros macizos, sin ventanas, cerradura de código.', 'rule affirmed must'],
  ['Tras cada incidente se hace un análisis sin culpables.', 'affirmed must'],
  ['Ocho reglas sin tráfico, eliminadas el 4 de mayo.', 'affirmed'],
  ['Las tarjetas de memoria se destruyen.', 'rule affirmed must'],
  // Modes that one word used to bring about.
  ['La escala prevé aviso, suspensión y despido.', 'rule affirmed must'],
  ['Antes de cualquier sanción se oye a la persona.', 'affirmed must'],
  ['La guía de copias describe cómo restaurar cada sistema.', 'rule affirmed must'],
  ['El procedimiento de bajas fija quién recoge el material y en qué plazo.', 'rule affirmed must'],
  ['La norma de mesas limpias obliga a recoger los papeles.', 'rule affirmed must'],
  ['El acceso se da conforme a la norma de la casa.', 'rule affirmed must'],
  ['La dirección designa un enlace con la policía.', 'rule affirmed must'],
  ['Una empresa viene cada año a probar nuestra red.', 'rule affirmed must'],
  ['La instrucción determina qué puestos pueden usar discos externos.', 'rule affirmed must'],
  ['El jefe de turno puede desconectar la línea ante un ataque.', 'rule affirmed must'],
  ['El personal puede plantear sus dudas de forma anónima.', 'rule affirmed must'],
])('%s still stands as %s', (text, expected) => {
  expect(said(text)).toContain(expected);
  expect(said(text)).not.toMatch(/denied|waived/);
});

test.each([
  ['El presente plan fija los objetivos de la recuperación.', 'scope'],
  ['La política de copias define los principios aplicables.', 'scope'],
  ['Alcance: sede central y almacenes.', 'scope'],
  ['Cualquier infracción de estas reglas puede dar lugar a despido.', 'sanction'],
  ['Según la guía del CCN, las contraseñas son largas.', 'quotation'],
  ['La norma exige que los accesos se revisen.', 'quotation'],
  ['Todavía no se ha decidido el plazo.', 'open'],
  ['Los empleados pueden pedir un curso.', 'may'],
  ['El empleado puede notificar un incidente.', 'may'],
])('%s remains %s', (text, expected) => {
  expect(said(text)).toContain(expected);
});

test.each([
  ['Es el proveedor quien decide qué se copia.', 'vendor'],
  ['Corresponde al cliente guardar sus registros.', 'customer'],
  ['El proveedor cifra las copias.', 'vendor'],
  // Suppliers who only suffer what we do.
  ['Los proveedores se evalúan cada año.', 'unnamed'],
  ['Todo subcontratista es auditado antes de la firma.', 'unnamed'],
])('%s binds %s', (text, expected) => {
  expect(readStatements(text, grammarOf('es'))[0]?.bound).toBe(expected);
});

test.each([
  // A rule that is kept small by its own words is not its exception.
  ['Los accesos son revisados, salvo los de la nube y los contratistas.', false],
  ['Los accesos se revisan, salvo autorización escrita del director.', true],
])('the exception of %s is kept small: %s', (text, expected) => {
  expect(readStatements(text, grammarOf('es'))[0]?.mode).toBe('exception');
  expect(has(grammarOf('es').bounded, text)).toBe(expected);
});

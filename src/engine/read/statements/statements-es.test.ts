import { expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';
import { readStatements } from './read-statements.ts';

/** Whose, how, and how it stands: "vendor rule affirmed none" of each clause. */
function said(text: string, kind: 'p' | 'row' = 'p'): string {
  return readStatements(text, grammarOf('es'), kind)
    .map(({ bound, mode, polarity, outcome }) => [bound, mode, polarity, outcome].join(' '))
    .join('; ');
}

test.each([
  ['Las contraseñas deben cambiarse.', 'rule affirmed'],
  ['Las contraseñas no deben compartirse nunca.', 'rule banned'],
  ['Las contraseñas no se comparten.', 'rule affirmed'],
  ['El equipo no comparte ninguna contraseña.', 'rule affirmed'],
  ['No se encontró ninguna desviación.', 'deed affirmed'],
  ['La revisión no reveló anomalías.', 'deed affirmed'],
  ['Ninguna de las 40 pruebas falló.', 'affirmed done'],
  ['Los accesos se retiran sin demora.', 'rule affirmed'],
  ['Los accesos se retiran sin excepción y sin demora indebida.', 'rule affirmed'],
  ['Los permisos se retiran a más tardar el último día.', 'rule affirmed'],
  ['Los propietarios no revisaron los permisos.', 'deed denied'],
  ['Los propietarios no revisan los permisos.', 'rule denied'],
  ['Se omitió la revisión.', 'deed denied failed'],
  ['La revisión quedó sin hacer.', 'deed denied failed'],
  ['64 usuarios recibieron acceso sin solicitud ni aprobación.', 'deed denied'],
  ['No se revocaron los permisos de 37 bajas.', 'deed denied'],
  ['En 2026 no se conservó ninguna solicitud de acceso.', 'denied'],
  ['Los permisos nunca se adaptan al cambiar de puesto.', 'denied'],
  ['37 de las 120 cuentas no se desactivaron.', 'denied failed'],
  ['37 de los 120 usuarios no recibieron la formación.', 'denied failed'],
  ['37 de 120 cuentas no se desactivaron.', 'denied failed'],
  ['De las 120 bajas, 37 no se tramitaron.', 'denied failed'],
  ['0 de las 12 revisiones estaban atrasadas.', 'affirmed done'],
  ['Ninguna de las 12 revisiones se realizó.', 'denied failed'],
  ['2 de las 9 restauraciones tuvieron éxito.', 'failed'],
  ['212 de los 214 empleados confirmaron la lectura.', 'affirmed done'],
  ['Grado de cumplimiento: 41 % (objetivo 95 %).', 'failed'],
  ['Participación del 98 %, frente a un objetivo del 95 %.', 'done'],
  ['La revisión de los administradores es opcional.', 'waived'],
  ['La dirección queda exenta de la formación.', 'waived'],
  ['Nadie queda exento de la formación.', 'rule affirmed'],
  ['La urgencia no exime a nadie de esta regla.', 'rule affirmed'],
  ['El cifrado no es obligatorio.', 'waived'],
  ['No es necesario firmar el compromiso.', 'waived'],
  ['Los becarios no están obligados a firmar.', 'waived'],
  ['Se dispensa de la revisión a los jefes de área.', 'waived'],
  ['La doble comprobación puede omitirse en el cierre.', 'waived'],
  ['La elección se deja a criterio de cada usuario.', 'waived'],
  ['La revisión se hace si el tiempo lo permite.', 'waived'],
  ['Nadie comprueba los registros.', 'rule denied'],
  ['La copia no se pudo restaurar.', 'denied failed'],
  ['La base no pudo restaurarse.', 'denied failed'],
  ['Ninguna copia pudo restaurarse.', 'denied'],
  ['Ningún cambio pasa a producción hasta que se aprueba.', 'rule affirmed'],
  ['Ningún acceso se concede sin la aprobación del propietario.', 'rule affirmed'],
  ['No se concede ningún acceso sin autorización del propietario.', 'rule affirmed'],
  ['Las cuentas no se crean antes de recibir la aprobación.', 'rule affirmed'],
  ['No se abre ningún puerto salvo autorización escrita.', 'affirmed'],
  ['Las cuentas que no se usan durante 90 días se desactivan.', 'rule affirmed'],
  ['Los accesos que ya no son necesarios se retiran.', 'rule affirmed'],
  ['La cuenta de la persona que deja la empresa no se cierra.', 'rule denied'],
  ['No olvide bloquear la pantalla.', 'rule affirmed'],
  ['No dude en comunicar cualquier mensaje sospechoso.', 'rule affirmed'],
  ['Nadie puede entrar solo en la sala de servidores.', 'rule banned'],
  ['Queda prohibido enviar contraseñas por correo.', 'rule banned'],
  ['No se permite el uso de dispositivos personales.', 'rule banned'],
  ['Los intentos fallidos bloquean la cuenta.', 'rule affirmed'],
  ['Las cuentas compartidas no se eliminan.', 'rule denied'],
  ['La base de datos no es accesible desde internet.', 'rule affirmed'],
  ['Los incidentes no se notifican.', 'rule denied'],
  ['No se registró ningún incidente en el trimestre.', 'deed affirmed'],
  ['Ninguno de los hallazgos se corrigió.', 'denied'],
  ['Si la restauración falla, el administrador la repite en una semana.', 'rule affirmed'],
  ['En caso de fallo, la tarea se relanza antes de mediodía.', 'rule affirmed'],
  ['Una tarea fallida se relanza antes de mediodía.', 'rule affirmed'],
  ['La revisión se implantará en 2027.', 'plan'],
  ['El despliegue del segundo factor está previsto para primavera.', 'plan'],
  ['El procedimiento está en elaboración.', 'plan'],
  ['Se prevé cifrar todos los portátiles el próximo año.', 'plan'],
  ['Las cláusulas están previstas en el contrato.', 'rule affirmed'],
  ['¿Quién aprueba los accesos?', 'question'],
  ['El propietario está por designar.', 'open'],
  ['Plazo de conservación: por definir.', 'open'],
  ['Aún no se ha decidido qué proveedor lo hará.', 'open'],
  ['El proveedor debe estar certificado en ISO 27001.', 'vendor rule'],
  ['El encargado del tratamiento avisa al cliente sin dilación indebida.', 'vendor rule affirmed'],
  ['Nuestro proveedor de alojamiento hace las copias cada noche.', 'vendor rule affirmed'],
  ['Las copias son realizadas por el proveedor.', 'vendor rule affirmed'],
  ['Los accesos de los proveedores se revisan cada trimestre.', 'unnamed rule affirmed'],
  ['El cliente conserva sus propios registros.', 'customer rule'],
  ['La dirección aprueba la política cada año.', 'us rule affirmed'],
  ['El responsable de seguridad no valida las solicitudes.', 'role rule denied'],
  ['Los empleados comunican cualquier incidente.', 'everybody rule affirmed'],
  ['Revisamos los permisos dos veces al año.', 'us rule affirmed'],
  ['La norma no se aplica a los sistemas en la nube ni a los contratistas.', 'exception'],
  ['Los portátiles se cifran, a excepción de los de la dirección.', 'exception'],
  ['La norma ISO 27001 exige que las copias se prueben.', 'quotation'],
  ['Las empresas deben revisar los accesos con regularidad.', 'quotation'],
  ['En este módulo aprenderá a clasificar la información.', 'quotation'],
  ['La presente política se aplica a todos los empleados.', 'scope'],
  ['Este documento describe la gestión de las copias.', 'scope'],
  ['El incumplimiento puede dar lugar a medidas disciplinarias.', 'sanction'],
  ['Véase el procedimiento de gestión de accesos.', 'reference'],
  ['Se entiende por incidente todo suceso que afecta a los datos.', 'definition'],
  ['Las copias se hacen cada noche, pero las restauraciones no se prueban.', 'affirmed none; unnamed rule denied'],
  ['Las 12 restauraciones terminaron sin pérdida de datos.', 'deed affirmed'],
  ['La revisión trimestral no se realizó.', 'deed denied'],
  ['El registro no se ha actualizado desde 2023.', 'deed denied'],
  ['No se ha nombrado ningún responsable para contabilidad.', 'denied'],
  ['No quedó ningún punto abierto de la revisión anterior.', 'affirmed'],
  ['Nadie tiene acceso permanente a producción.', 'affirmed'],
  ['Los datos de prueba no deben contener datos reales a menos que estén enmascarados.', 'affirmed'],
  ['Los empleados no solo deben bloquear la pantalla sino también retirar la tarjeta.', 'rule affirmed'],
  ['La revisión no es una formalidad, sino una obligación.', 'affirmed'],
  ['Los dispositivos sin cifrar se bloquean.', 'rule affirmed'],
  ['Los portátiles no están cifrados.', 'rule denied'],
  ['El antivirus está desactivado en los servidores.', 'denied failed'],
  ['La cuenta se desactiva el día de la salida.', 'rule affirmed'],
  ['La prueba de restauración fue realizada el 3 de octubre de 2026 por el equipo de sistemas.', 'role deed affirmed'],
  ['La revisión del segundo semestre está pendiente.', 'denied failed'],
  ['El certificado caducó en marzo.', 'denied failed'],
  ['El agente dejó de enviar registros en mayo.', 'denied failed'],
  ['La restauración falló dos veces.', 'denied failed'],
  ['El plan de recuperación está atrasado.', 'denied failed'],
  ['Los registros se leen cada mes sin esperar a la auditoría.', 'rule affirmed'],
  ['Las contraseñas se guardan en texto claro.', 'denied failed'],
  ['Las contraseñas nunca se guardan en texto claro.', 'rule affirmed'],
  ['Nada queda sin copia.', 'affirmed'],
  ['Ninguna llave sale del edificio.', 'rule affirmed'],
  ['Sin su visto bueno no hay puesta en producción.', 'rule affirmed'],
  ['Tampoco se probaron las copias de la nube.', 'deed denied'],
  ['El desvío n.º 12 se corrigió el 4 de mayo y se verificó el 9.', 'deed affirmed'],
  ['Se comprobó que las restauraciones no se probaban.', 'denied'],
  ['Los usuarios tienen que bloquear la pantalla.', 'rule affirmed'],
  ['No está prohibido reutilizar contraseñas.', 'waived'],
  ['Sin embargo, los permisos se revisan cada mes.', 'rule affirmed'],
])('%s: %s', (text, expected) => {
  expect(said(text)).toContain(expected);
});

test.each([
  ['Servidor de nóminas | 04/05/2026 | correcto', 'deed affirmed done'],
  ['Servidor de nóminas | 04/05/2026 | fallida', 'deed denied failed'],
  ['Servidor web | no realizada | —', 'denied failed'],
  ['Entrega del portal | L. Amar | Sin hallazgos', 'affirmed done'],
  ['Correo | atrasado | I. Reig', 'denied failed'],
  ['Equipo 12 | sí | cifrado', 'affirmed done'],
])('the row %s is %s', (text, expected) => {
  expect(said(text, 'row')).toContain(expected);
});

test.each([
  ['Los controles deberían hacerse cada mes.', 'should'],
  ['Los usuarios pueden activar el segundo factor.', 'may'],
  ['Los usuarios deben activar el segundo factor.', 'must'],
  ['Se recomienda cambiar la contraseña.', 'should'],
])('%s binds as %s', (text, expected) => {
  expect(readStatements(text, grammarOf('es'))[0]?.strength).toBe(expected);
});

test('a sentence of five thousand words is read at once', () => {
  const sentence =
    'El responsable que no figura en el registro no revisa ninguno de los permisos que el equipo no ha abierto, cuando no se informa de nada al proveedor, ';
  const text = sentence.repeat(200);
  readStatements(text, grammarOf('es'));
  const start = performance.now();
  readStatements(text, grammarOf('es'));
  expect(performance.now() - start).toBeLessThan(100);
});

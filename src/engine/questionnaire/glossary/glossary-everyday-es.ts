/** Spanish words of every day that questions and rules are made of, by their meaning in English: "meaning: variants". */
export const EVERYDAY_SPANISH = `
all: todo, todos, toda, todas, cada, ya, actualmente, cuentan, pueden, puede, cuándo, está, están, después, durante, según, tras, alguien, alguna, alguno
use: usar, usan, uso, utiliza, utilizan, utilizar, utilizado, empleo, emplean
close: cerrado, cerrada, cierran, cierra, cerrar, cierre, cerradas
open: abierto, abierta, abrir, apertura
leave: marchan, marcha, marcharse, deja, dejan, abandona, abandonan, salida, salidas, baja, bajas, cesa, cese
begin: inicio, empieza, empiezan, comienzo, comienza, incorporación, incorporaciones
joiner: incorporados, nuevos
hire: contratar, contratados, contratación, contrata, contratan, selección
applicant: candidato, candidatos, aspirante, aspirantes, solicitantes
background: antecedentes
criminal record: penales
employee: empleado, empleados, trabajador, trabajadores, personal, plantilla, colaboradores
account: cuenta, cuentas
user: usuario, usuarios
ban: prohibido, prohibida, prohibidos, prohibidas, prohíbe, prohíben, prohibición, vedado
allow: permitido, permitida, permitidos, permitidas, permite, autorizado, autorizada, autoriza, admite, admiten
exception: excepción, excepciones, salvo, exentos
ticket: tique, tiques, ticket, tickets
support: soporte, asistencia
mailbox: buzón, buzones
email: correo, correos, email
document: documento, documentos
office: oficina, oficinas, instalaciones, despacho
inactive: inactivo, inactivos, inactiva, inactivas, inactividad
automatic: automático, automática, automáticamente, automatizado, automatizada
decision: decisión, decisiones
disable: deshabilitado, deshabilitada, deshabilitan, desactivado, desactivada, desactivan, desactiva
block: bloqueado, bloqueada, bloqueados, bloquea, bloquean, bloqueo
export: exportar, exportan, exportación
end: fin, final, finaliza, término, termina, finalización
day: día, días
written: escrito, escrita
confirm: confirma, confirman, confirmación, confirmar, certificado
copy: copia, copias
offline: desconectada, desconectado
unchangeable: inmutable, inmutables, inalterable, inalterables
alter: alterar, alterado, modificado, modificar, modificación, manipular, manipulado
change: cambio, cambios, cambiar, cambian, cambia, cambiado
location: lugar, ubicación, ubicaciones, emplazamiento, sede, sedes
another: otro, otra, otros, otras, alternativo, alternativa
separate: separado, separada, separadas, separados, separación, segregado, segregadas, segregación, aislado
network: red, redes
guest: invitado, invitados
wireless: inalámbrica, wifi
disk: disco, discos
computer: ordenador, ordenadores, equipo, equipos, puesto
laptop: portátil, portátiles
phone: teléfono, teléfonos, móvil, móviles
usb: usb, pendrive
private: privado, privados, personales, particular, particulares, propios
same: mismo, misma, mismos, mismas
several: varios, varias
person: persona, personas, gente
nobody: nadie
shared: compartida, compartidas, compartido, compartidos, compartir, comparten, común
team: equipo
reach: localizable, disponible
night: noche, noches, nocturno
weekend: fines
emergency: emergencia, emergencias
crisis: crisis
disaster: desastre, desastres, catástrofe
recovery: recuperación, recuperado, recuperar, restablecido, restablecimiento, restablecen
outage: interrupción, interrupciones, interrumpe, caída, caídas, corte, cortes, parada
service: servicio, servicios
available: disponibilidad
site: emplazamiento, centro
power generator: generador, electrógeno
cause: causa, causas, origen
lesson: lecciones, aprendidas
review: revisión, revisiones, revisado, revisada, revisados, revisan, revisa, repasan, comprobado
exercise: ejercicio, ejercicios, simulacro, simulacros, ensayo, ensaya, ensayan, ensayado
plan: plan, planes
response: respuesta
report: comunicar, comunica, comunican, notificar, notifica, notificación, informe, informes, avisar, avisa, aviso
authority: autoridad, autoridades, agencia, aepd, supervisora
press: prensa, medios
inform: informa, informan, informar, informado, informados, avisan, avisado, comunicado
breach: brecha, brechas, violación, violaciones, fuga, fugas
evidence: prueba, pruebas, evidencia, evidencias
supplier: proveedor, proveedores
subcontractor: subcontratista, subcontratistas, subencargado, subencargados
before: antes, previo, previa, previamente
contract: contrato, contratos, contractual, acuerdo
sign: firma, firmar, firman, firmado, firmada
class: clase, clases, nivel, niveles, categoría
important: importante, importantes, esenciales
approve: aprobado, aprobada, aprueba, aprobación, autorización, aprobar, visto
owner: propietario, propietarios, dueño, responsable, responsables
request: solicitud, solicitudes, solicitado, solicita, petición, pide
manager: jefe, superior, director, dirección, responsable
role: función, funciones, puesto, rol, cargo
privileged: privilegiado, privilegiados, privilegiadas, privilegios
administrator: administrador, administradores, administración
right: derecho, derechos, permiso, permisos
login: inicio, sesión, acceso, conexión
attempt: intento, intentos
failed: fallido, fallidos, fallidas, fallo, fallos
character: carácter, caracteres
length: longitud
password: contraseña, contraseñas, clave
session: sesión, sesiones
screen: pantalla, pantallas
desk: mesa, mesas, escritorio
lock: bloqueo, cerrado
key: llave, llaves, clave, claves
hardware: hardware, material
module: módulo
shred: triturado, triturados, trituradora, destruye
paper: papel, papeles
tape: cinta, cintas
disposal: eliminación, desecho
overwrite: sobrescribe, sobrescritos, sobrescriben
sell: vender, venden, vendido, vendidos, venta
third party: terceros, tercero, tercera
country: país, países
transfer: transferencia, transferencias, transfieren, transferidos
process: tratamiento, tratamientos, trata, tratan, tratado, procesan, procesa
officer: delegado, delegada, encargado
appoint: designado, designada, nombrado, nombrada
data protection: dpd, rgpd
consent: consentimiento
inventory: inventario, inventarios, registro, listado, lista
asset: activos, activo, bienes
risk: riesgo, riesgos
train: formación, formado, formados, forman, entrenar, entrenan, capacitación, curso, cursos
awareness: concienciación, sensibilización
phishing: phishing, suplantación
artificial intelligence: ia, inteligencia, artificial
model: modelo, modelos
tool: herramienta, herramientas
enter: introducir, introduce, introducen
customer: cliente, clientes
production: producción
test environment: preproducción
source code: código, fuente
developer: desarrollador, desarrolladores, programadores, programador
penetration test: intrusión, penetración, pentest
malware: malicioso, virus, antivirus, malware
firewall: cortafuegos
monitor: vigila, vigilan, vigilancia, supervisa, supervisan, supervisión, monitorización, monitoriza
alarm: alarma, alarmas, alerta, alertas
camera: cámara, cámaras, videovigilancia
guard: guardia, vigilante, vigilantes
fire: incendio, incendios, fuego
badge: tarjeta, acreditación
insurance: seguro, seguros, póliza
remote: remoto, remota, distancia
home work: teletrabajo, casa, domicilio
confidentiality: confidencialidad, secreto
disciplinary: sanción, sanciones, disciplinario, disciplinarias
software: software, programa, programas, aplicación, aplicaciones
install: instalar, instala, instalan, instalado, instalados
patch: parche, parches, actualizaciones
fix: corrige, corrigen, corregido, corregidas, subsanan, corrección, resuelven
critical: crítico, crítica, críticos, críticas
high: alto, alta, altos, altas
vulnerability: vulnerabilidad, vulnerabilidades, debilidad, debilidades
protect: protegido, protegida, protegidos, protección, protegen
log: registros, traza, trazas, bitácora
store: almacenado, almacenada, almacenan, almacenamiento, alojado, alojados, guardan
keep: conserva, conservan, conservado, conservación, guarda, guardado, mantienen
delete: borrado, borra, borran, borrar, elimina, eliminan, eliminado, suprime, supresión
restore: restauración, restauraciones, restaura, restauran
backup: respaldo, respaldos
encrypt: cifrado, cifrada, cifrados, cifradas, cifra, cifran
revoke: revoca, revocan, retira, retiran, retirado, retirada
visitor: visitante, visitantes, visitas
incident: incidente, incidentes
test: prueban, prueba, probado, probados
check: comprueban, comprueba, comprobar, verifican, verifica
service: prestación, prestaciones
duty: deber, deberes, obligación, obligaciones
result: resultado, resultados, hallazgos
comply: cumplimiento, cumple, cumplir
licence: licencia, licencias
purpose: finalidad, fines
component: componente, componentes, biblioteca
printer: impresora, impresoras
manufacturer: fabricante, fabricantes
capacity: capacidad
week weekly: semana, semanas, semanal, semanalmente
day daily: diario, diaria, diariamente
month monthly: mes, meses, mensual, mensualmente
quarter: trimestre, trimestral, trimestralmente
year annual: año, años, anual, anualmente
threat: amenaza, amenazas
file: fichero, ficheros, archivo, archivos, expediente
reception: recepción
repair: reparación
law: ley, leyes, legal, legales
order purchase: compra, compras, pedido, pedidos
severity: gravedad, criticidad
temporary: temporal, temporales
theft: robo, robado, robados
integrity: integridad
reason: motivo, razón
audit: auditoría, auditorías, auditor
finding: hallazgo, desviaciones
measure: medida, medidas
document: documentado, documentada, documentan, documentación
record: registrado, registrada, registran, anota, anotado, constancia
update: actualizado, actualizada, actualiza, actualizan
label: etiqueta, etiquetado
classify: clasificado, clasificada, clasificación, clasifica
internal: interno, interna, internos, internas
external: externo, externa, externos, externas
cloud: nube
answer: respondido, contesta, responde
european: europea, europeo, ue
independent: independiente, independientes
periodic regular: periódico, periódica
assess: evalúa, evalúan, evaluado, evaluados, evaluación, valoración, homologación
hour: hora, horas
policy: política, políticas
procedure: procedimiento, procedimientos
multi-factor: multifactor, doble, mfa
lost: perdido, perdida, pérdida, extravío
report lost: declarar
rule: norma, normas, regla, reglas
`;

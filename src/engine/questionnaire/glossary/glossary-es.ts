/** Spanish words of questions and answers by their meaning in English, beside the concepts that the engine has: "meaning: variants". */
export const SPANISH = `
available: disponible, disponibles
encrypt: cifra, cifran, cifrado, cifrada, cifrados, cifradas, cifrar, encriptados
keep: conservan, conserva, guardan, guarda, conservar, almacenan, almacena
retention: conservación, retención
review: revisan, revisa, revisados, revisión, revisiones, revisar, comprueban, verifican
test: prueban, prueba, pruebas, probar, probado, ensaya, ensayan, ensayo
exercise: ejercicio, ejercicios, simulacro, simulacros
restore: restauración, restauraciones, restauran, restaurar, recuperación, recuperan
backup: copias, copia, respaldo, respaldos
log: registros, registro, bitácoras, logs, registran
share: compartir, comparten, compartidas, compartidos, compartida
password: contraseña, contraseñas
account: cuenta, cuentas
right: derecho, derechos, permiso, permisos
access: acceso, accesos
revoke: revoca, revocan, revocado, retiran, retira, eliminan, cancelan
leaver: deja, dejan, baja, salida, abandona
employee: empleado, empleados, trabajadores, personal
training: formación, capacitación
security: seguridad
vendor: proveedor, proveedores
assess: evalúan, evalúa, evaluación, evaluados, evaluar
contract: contrato, contratos
vulnerability: vulnerabilidad, vulnerabilidades
scan: analizan, analiza, análisis, escanean, escaneo
fix: corrigen, corregidas, corregir
patch: parche, parches
critical: crítico, críticos, crítica, críticas
deadline: plazo, plazos
incident: incidente, incidentes
response: respuesta
report: notifican, notifica, comunican
inform: informa, informan, avisa
customer: cliente, clientes
lost: perdido, perdidos, pérdida
device: dispositivo, dispositivos
laptop: portátil, portátiles
company: empresa
install: instalar, instalan
media: soportes
disk: disco, discos
destroy: destruyen, destrucción, destruidos
delete: borran, borrado, eliminan, supresión
production: producción
data: datos, dato
test: prueba, pruebas
environment: entorno, entornos
certify: certificación, certificados, certificada
forensic: forense
external: externa, externo
independent: independiente
administrator: administrador, administradores
separate: separada, separadas, separados, segregadas
cyber insurance: ciberriesgos
insurance: seguro
minimum: mínima, mínimo
length: longitud
visitor: visitante, visitantes, visitas
escort: acompañan, acompañados
network: red, redes
penetration: intrusión, penetración
rest: reposo
owner: propietario, propietarios
approve: aprueban, aprobado, aprobación, aprueba
alert: alerta, alertas
monitor: vigilan, supervisan, monitorizan
level: nivel, niveles
classify: clasificación, clasifica
plan: plan, planes
business continuity: continuidad
reward bug: recompensas
error: errores
key: clave, claves
transfer: transfieren, transferencia
private: personales, privados
approve: autorizado, autorizados, autorizan
read: lee, leen, leído
change: cambio, cambios, cambian, cambia, modificaciones
release: despliegue, publicación, liberación
hire: contratación, contratados, contratan, contratar
candidate: candidato, candidatos
identity: identidad
background check: antecedentes
confidentiality agreement: confidencialidad
insurance: seguros, póliza
separate: separar, separación, aislados, segmentadas
guest: invitado, invitados
second: segunda, segundo, otra, otro
physical: física, físico
building: edificio, edificios, instalaciones
room: sala, salas
door: puerta, puertas
fire: incendios, incendio
power: eléctrica, electricidad
generator: generador
owner: responsable, responsables
list: lista, listado
register: inventario
inventory: inventarios
asset: activo, activos
phone: teléfono, teléfonos, móviles
mobile: móvil
private: particulares, propios
usb: usb, extraíbles
home: teletrabajo, casa
firewall: cortafuegos
rule: regla, reglas
internet: internet
antivirus: antivirus, malware
email: correo
attempt: intento, intentos
failed: fallidos, fallido, falló, fallaron
successful: exitosos, éxito
lock: bloquea, bloquean, bloqueo, bloqueada
session: sesión, sesiones
record: graban, registradas, documentan
privileged: privilegiadas, privilegiado, privilegios
least: mínimos
need: necesidad, necesario
role: rol, roles, función
forbidden: prohibido, prohibidos
sensitive: sensibles, sensible
confidential: confidencial, confidenciales
paper: papel, papeles
shred: trituran, destructora
return: devuelven, devolución
end: fin, finalización, término
contract: acuerdo
subcontractor: subcontratistas, subencargados
country: país, países
europe: ue, europea
located: ubicados, alojan, alojados
stored: almacenados, almacenadas, almacenamiento
store: almacenar
authority: autoridad
within: dentro
hour: horas, hora
breach: violación, brecha, brechas
lessons learned: lecciones, conclusiones
root cause: causa, causas
team: equipo
hotline: línea
crisis: crisis
night: noche
monitor: monitorizados, vigilancia, supervisa
analyse: analizados
code: código
developer: desarrollador, desarrolladores, desarrollo
static: estático
dynamic: dinámico, dinámicas
application: aplicación, aplicaciones
portal: portal
server: servidor, servidores
database: base, bases
system: sistema, sistemas
important: importante, importantes
objective: objetivo, objetivos
immutable: inmutable, inmutables
tape: cinta, cintas
hardware: hardware
token: token
vault: bóveda, almacén
ransom: rescate, rescates
pay: pagan, pagar, pago, pagado
train: entrenan, entrenar
artificial intelligence: ia
tool: herramienta, herramientas
model: modelo, modelos
enter: introducir, introducen
screenshot: capturas
desk: escritorio, escritorios, mesa
screen: pantalla, pantallas
clear: limpio, limpios, despejado
phishing simulation: simulaciones, simulación
disciplinary: disciplinarias, disciplinario
new: nuevo, nuevos, nueva
month: mes, meses
risk: riesgo, riesgos
policy: política, políticas
audit: auditoría, auditorías, auditan
report: informe, informes
site: sede, sitio
transit: tránsito
key: llaves
module: módulo
certificate: certificado
`;

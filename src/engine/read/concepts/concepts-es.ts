/** Spanish phrases by their meaning in English, "meaning: variants". */
export const SPANISH = `
information security policy: política de seguridad de la información, políticas de seguridad de la información
information security: seguridad de la información, ciberseguridad, seguridad informática
isms: sistema de gestión de seguridad de la información, sistema de gestión de la seguridad de la información, sgsi
policy: política, normativa
procedure: procedimiento, instrucción de trabajo
top management: alta dirección, dirección, dirección general, comité de dirección
chief information security officer: responsable de seguridad, responsable de seguridad de la información, oficial de seguridad
roles and responsibilities: roles y responsabilidades, funciones y responsabilidades, responsabilidades
scope: alcance, ámbito de aplicación
interested parties: partes interesadas
risk assessment: evaluación de riesgos, apreciación de riesgos, análisis de riesgos, apreciación del riesgo
risk treatment plan: plan de tratamiento de riesgos, plan de tratamiento
risk treatment: tratamiento de riesgos, tratamiento del riesgo
risk register: registro de riesgos, mapa de riesgos
risk owner: propietario del riesgo, dueño del riesgo
risk acceptance: aceptación del riesgo, criterios de aceptación, riesgo residual
statement of applicability: declaración de aplicabilidad
security objectives: objetivos de seguridad
internal audit: auditoría interna, auditorías internas, programa de auditoría
management review: revisión por la dirección
nonconformity: no conformidad, no conformidades
corrective action: acción correctiva, acciones correctivas
continual improvement: mejora continua
competence: competencia, competencias
awareness: concienciación, sensibilización, toma de conciencia
security awareness training: formación en seguridad, concienciación en seguridad, capacitación en seguridad
document control: control de documentos, información documentada, gestión documental
segregation of duties: segregación de funciones, segregación de tareas, separación de funciones
threat intelligence: inteligencia de amenazas
project management: gestión de proyectos, proyectos
asset inventory: inventario de activos, registro de activos, inventario
asset owner: propietario del activo, responsable del activo
acceptable use: uso aceptable, uso adecuado
return of assets: devolución de activos, devolución de equipos
information classification: clasificación de la información, niveles de clasificación
labelling: etiquetado
information transfer: transferencia de información, intercambio de información
access control: control de acceso, control de accesos, gestión de accesos
access rights: derechos de acceso, permisos de acceso, permisos
access review: revisión de accesos, revisión de permisos, revisión de derechos de acceso
identity management: gestión de identidades, cuentas de usuario
least privilege: mínimo privilegio, necesidad de conocer
privileged access: accesos privilegiados, cuentas privilegiadas, cuentas de administrador
password: contraseña, contraseñas
multi-factor authentication: autenticación multifactor, doble factor, segundo factor, autenticación de dos factores
authentication: autenticación
supplier: proveedor, proveedores, terceros, subcontratista, encargado del tratamiento
supplier relationship: relaciones con proveedores, gestión de proveedores
supplier agreement: contratos con proveedores, acuerdos con proveedores
right to audit: derecho de auditoría
cloud service: servicios en la nube, servicio en la nube, nube
incident response plan: plan de respuesta a incidentes
incident response team: equipo de respuesta a incidentes, equipo de respuesta
security incident: incidente de seguridad, incidentes de seguridad
incident management: gestión de incidentes, gestión de incidentes de seguridad
event reporting: notificación de eventos, comunicar de inmediato, notificación de incidentes, evento sospechoso
lessons learned: lecciones aprendidas
evidence collection: recopilación de evidencias, recogida de evidencias
containment: contención
eradication: erradicación
recovery: recuperación
root cause: causa raíz
severity: gravedad, severidad
business continuity: continuidad de negocio, continuidad del negocio, plan de continuidad
disaster recovery: recuperación ante desastres, plan de recuperación, contingencia
business impact analysis: análisis de impacto, análisis de impacto en el negocio
legal requirements: requisitos legales, requisitos reglamentarios
intellectual property: propiedad intelectual, derechos de autor
retention period: plazo de conservación, plazos de conservación, conservación, retención
personal data: datos personales, datos de carácter personal, privacidad
data protection officer: delegado de protección de datos
supervisory authority: autoridad de control
data subject: interesado, interesados, titular de los datos
data protection impact assessment: evaluación de impacto
record of processing activities: registro de actividades de tratamiento
background check: verificación de antecedentes, comprobación de antecedentes, investigación de antecedentes
employment contract: contrato de trabajo, contrato laboral
disciplinary process: proceso disciplinario, medidas disciplinarias, sanciones
offboarding: baja del empleado, cese, finalización del contrato laboral, desvinculación
non-disclosure agreement: acuerdo de confidencialidad, compromiso de confidencialidad
remote work: teletrabajo, trabajo remoto, trabajo a distancia
mobile device: dispositivos móviles, móvil
endpoint: equipo portátil, portátil, portátiles, estación de trabajo, puesto de trabajo
bring your own device: dispositivos personales, dispositivos propios
physical security perimeter: perímetro de seguridad, seguridad física, áreas seguras
physical entry: acceso físico, control de acceso físico, entrada física
visitor: visitante, visitantes, visitas
video surveillance: videovigilancia, cámaras
fire suppression: extinción de incendios, incendios, detección de incendios
clear desk: escritorio limpio, mesa limpia, puesto de trabajo despejado
clear screen: pantalla limpia, bloqueo de pantalla
removable media: soportes extraíbles, medios extraíbles, memoria usb, soportes
secure disposal: eliminación segura, destrucción segura, destrucción de soportes
uninterruptible power supply: sai, alimentación ininterrumpida
equipment maintenance: mantenimiento de equipos, mantenimiento
data center: centro de datos, centro de proceso de datos, cpd, sala de servidores
malware: código malicioso, software malicioso, antivirus, virus
vulnerability management: gestión de vulnerabilidades, vulnerabilidades técnicas, vulnerabilidades
patch management: parches, actualizaciones de seguridad, gestión de parches
vulnerability scan: escaneo de vulnerabilidades, análisis de vulnerabilidades
penetration test: prueba de penetración, pruebas de penetración, test de intrusión
configuration management: gestión de la configuración, configuración
hardening: bastionado, fortificación
data deletion: borrado de datos, borrado seguro, supresión de datos, eliminación de información
data masking: enmascaramiento de datos, anonimización, seudonimización
data loss prevention: fuga de datos, fuga de información, prevención de fugas
backup: copias de seguridad, copia de seguridad, respaldo, respaldos
restore test: prueba de restauración, pruebas de restauración, restauración
redundancy: redundancia, alta disponibilidad
logging: registro de eventos, bitácoras, registros de auditoría
security monitoring: monitorización, supervisión, monitoreo
clock synchronization: sincronización de relojes
software installation: instalación de software
network security: seguridad de redes, seguridad de la red, redes
network segmentation: segregación de redes, segmentación de redes
web filtering: filtrado web
encryption: cifrado, criptografía, cifrada, cifrados
key management: gestión de claves
secure development: desarrollo seguro, desarrollo de software
secure coding: codificación segura
test data: datos de prueba
change management: gestión de cambios, control de cambios
change request: solicitud de cambio
capacity management: gestión de la capacidad
service levels: niveles de servicio
approved: aprobado, aprobada
review: revisión, revisiones
employees: empleados, personal, trabajadores
confidential: confidencial
`;

/** What Spanish says in everyday words: sources of regular expressions for the grammar. */

const WORD = String.raw`[\p{L}'’-]+`;
/** Nothing that denies stands before it in its part of the sentence. */
const NOT_DENIED = String.raw`(?<!(?<!\p{L})(?:no|nunca|jamás|nadie|nada|ni|tampoco|ningún|ninguna|ninguno)(?!\p{L})[^.;:]{0,70})`;

/** Whatever leaves a thing to mood, chance or one's word: the reverse of a rule. */
export const ARBITRARY = String.raw`
  ${NOT_DENIED}(?:a su (?:aire|antojo|manera|modo|gusto|libre criterio|libre albedrío)|a ojo|a bulto|al tuntún|al azar de|al gusto de|a cara o cruz|sobre la marcha|de boca en boca|según el humor|según la (?:prisa|moda)|por simpatía|
  como (?:le|les|nos) (?:parece|apetece|viene bien|conviene|da la gana|gusta)|según (?:le|les) (?:apetece|conviene|conviniera|parezca|caigan|caiga|venga)|como lo (?:entiende|entienden)|(?:cuando|si) (?:le|les) (?:viene bien|apetece|conviene|sobra)|lo que (?:le|les) (?:apetece|parece|gusta)|que (?:le|les) apetece|
  cuando (?:alguien|uno) (?:se acuerda|lo echa|la echa|lo pide|se queja|tiene un rato)|cuando [^,;.]{1,30} (?:encuentra|tiene) un (?:hueco|rato)|si sobra (?:dinero|tiempo)|si alguien protesta|se improvisan?|por su (?:propia )?cuenta(?= (?:con|qué|cómo|y|cada)|\s*[.,;])|
  en manos de quien|confiamos en la (?:suerte|inspiración|buena fe)|(?:con|según|por) un apretón de manos|(?<!(?:o|ni) )de palabra(?! de paso)|(?<!(?:tarjetas?|volcados?|módulos?|análisis|unidades|fichas?) )de memoria|tomando café)`;

const SLEEPS = 'duerme|duermen|dormía|dormían|yace|yacen|yacía|yacían';
/** Verbs of things that lie about; some of them may also lie where they belong. */
export const NEGLECTS = `${SLEEPS}|reposa|reposan|descansa|descansan`;

/** Predicates that say in everyday words that a thing was forgotten, lies about or stands open to everybody. */
export const NEGLECTED = String.raw`
  (?:${SLEEPS})(?= (?:en|desde|dentro|sobre|bajo)(?! (?:la |una )?(?:caja|cámara)))|(?:${NEGLECTS}|vive|viven|anda|andan|acab(?:a|an|ó|aron)|termin(?:a|an|ó|aron)|qued(?:a|an|ó|aron)|se guard(?:a|an|ó|aron)|sigue|siguen|está|están)(?: ${WORD}){0,3}? (?:en|a|por) (?:el |la |un |una |su |los |unos )?(?:cajón|cajones|papelera|basura|olvido|memoria de|cabeza de|limbo|bandeja de un)|
  (?:sigue|siguen|seguía|seguían|continúa|continúan|continuaba|continuaban|permanece|permanecen) (?:${WORD} )?(?:así|en borrador|abiert[oa]s?|en el aire|idéntic[oa]s?|con la (?:contraseña|clave))|(?:todos|todas) (?:siguen|continúan) igual|(?:todos|todas) abiert[oa]s|y (?:así|ahí) (?:sigue|siguen|continúa|continúan|quedó|quedaron|queda|hasta hoy)|ahí (?:sigue|quedó|queda|termina|acaba)(?!\p{L})|
  (?:qued(?:ó|aron|a|an|ado)|acab(?:ó|aron|a|ado)) en (?:nada|agua de borrajas|letra muerta|papel mojado|vía muerta|el tintero|el aire|borrador|el olvido)|ca(?:e|yó|yeron) en (?:saco roto|el olvido|desuso)|letra muerta|papel mojado|agua de borrajas|a medio hacer|en saco roto|
  (?:data|datan|databa|acaba|termina|se detiene|es|son) (?:de|en) (?:${WORD} (?:de )?)?(?:19\d\d|20[01]\d)(?!\d)|(?:data|datan|es|son) de hace (?:${WORD}|\d+) (?:años|meses)|data de cuando|
  (?:desconoce|desconocen|desconocemos|desconocía|desconocían) (?:qué|quién|que|de dónde|las|los|la|el|cómo|cuál|cuáles|sus?)(?!\p{L})|(?:ignora|ignoran|ignoramos) (?:qué|quién|su|cómo|cuál|cuáles|dónde)|a escondidas|a sus espaldas|a la vista de (?:cualquiera|tod[oa]s)|
  (?:guard|almacen|apil|envi|enví|viaj|sal(?:e|en|ían))\p{L}* (?:${WORD} ){0,3}en (?:texto )?claro|(?:pegad|anotad|apuntad)[oa]s? (?:en|bajo|debajo|al?) (?:el |la |un |una |del )?(?:pizarra|monitor|rack|pared|teclado)|abiert[oa]s? a (?:todo )?internet|se acumulan? en (?:la consola|el buzón|la bandeja|un cajón|una carpeta)|
  cualquiera (?:puede|accede|entra|descarga|cambia|se lleva|los cambia|la usa|lo usa)|(?:los|las|la|lo) (?:cambia|usa|abre|modifica|toca) cualquiera|(?:todo el mundo|cualquier(?:a| (?:empleado|becario|usuario|técnico|visitante|persona))|cada cual) (?:puede|podía|logra) (?:clonar|modificar|borrar|entrar|copiar|instalar|editar|cambiar|quitar|saltarse|alterar)`;

/** Plain words for what nothing and nobody rules or knows. */
export const UNRULED = String.raw`
  nada (?:lo |la |los |las |les? |nos )?(?:impide|obliga|prohíbe|indica|dice|regula|establece|prevé|limita|garantiza|protege|avisa|filtra|controla|exige)|nada (?:está|estaba|ha sido|quedó|queda) (?:\p{L}+mente )?(?:escrito|previsto|regulado|establecido|definido|documentado|fijado|acordado|registrado|dicho|decidido)(?![^.;]* (?:sin|antes|hasta|fuera))|
  (?:no sabemos|no se sabe|ya no sabemos|no consta) (?:qué|quién|quiénes|cuánt[oa]s?|cuáles|cuál|cómo|dónde|cuándo|si|a qué|de quién|por qué|por dónde)|no está claro (?:qué|quién|quiénes|cuál|cuáles|cómo|cuándo|a quién|si)|no (?:consta|figura|aparece)n? (?:en )?ningun[oa]`;

/** What is done to a supplier or a customer: behind one it makes a patient of the subject. */
export const SUFFERED = String.raw`
  (?:se (?:les? )?|(?:es|son|era|eran|fue|fueron|será|serán|ha sido|han sido|está|están|debe ser|deben ser) (?:${WORD} ){0,1}?)(?:evalu|evalú|audit|control|verific|comprueb|comprob|revis|clasific|seleccion|elig|elegid|registr|list|inventari|examin|vigil|homolog|puntú|puntu|inform|avis|acompañ|anot|inscri)\p{L}*`;

/** Nouns and verbs of what a control keeps; nobody is glad where they are missing. */
const KEPT = String.raw`(?:que|${WORD}[aei]r(?:l[aeo]s?|se|les?)?|revisi\p{L}+|controle?s?|pruebas?|registros?|constancia|copias?|cifrado|antivirus|procedimientos?|formación|plan|planes|responsables?|seguimiento|validación|acuerdos?|firmas?|listas?|políticas?|normas?|reglas?|contraseñas?|respuestas?|cláusulas?|contratos?|auditorías?|evaluaci\p{L}+|análisis|alertas?|alarmas?|inventarios?|propietari[oa]s?|dueños?|fechas?|presupuesto|permisos?|autorizaci\p{L}+|peticiones|petición|aprobaci\p{L}+|informes?|firma|licencia|identificación|verificaci\p{L}+|vigilancia|protección|guía|requisitos?|exigencias?|VPN|vpn|sustitutos?|suplentes?|detector\p{L}*|complejidad|trazas?|rastro|etiquetas?|ningún|ninguna|excepci\p{L}+)(?!\p{L})`;

/** A condition that opens its clause, and what is only set against what is done: neither denies anything. */
export const CONDITIONS = String.raw`
  ^\s*(?:y |o |pero |ni )?(?:incluso |aun )?(?:si|cuando|mientras) [^,;.:]{2,160},|(?<!,\s)(?<=\p{L} )(?:incluso |aunque |aun )?(?:si|cuando) (?:falt(?:a|an|e|en)|no (?:está|están|es|hay|funciona|puede|ha))(?= [^,;.:]{2,80}|\s*[.,;])|
  (?<=\p{L}[^.;:]{12,},\s)(?:y )?(?:no|nunca|jamás) (?:por|en|con|sobre|desde|para|a|al|de|del)(?! (?:momento|ahora|manera|vez))[^,;.:]{0,80}|(?<=\p{L}[^.;:]{12,},\s)nunca \p{L}+os(?=\s*[,.;])|(?<=\p{L}[^.;:]{12,},\s)no (?:las|los|el|la) ${WORD}(?=\s*[,.;])|que no hacen falta|sin que (?:nadie|se) (?:tenga|deba|haya)(?: que)?|y (?:qué|cuáles|quién|cuándo) no(?=\s*(?:[.,;]|$))|
  (?<=(?:[^.;|]{6,}[,:;]|(?<!\p{L})y|minutos|dentro de ${WORD})\s)sin (?!(?:segund[oa] )?${KEPT})${WORD}(?: ${WORD}){0,2}(?: ni ${WORD})?(?=\s*(?:[,|.;]|$))|
  sin (?:ser|${WORD})(?: ${WORD})?(?:,| y|, y)?(?= (?:desactivad|corregid|bloquead|explicad|suprimid|retirad|sustituid|cerrad|resuelt|justificad|eliminad)[oa]s?)|sin (?:culpables?|terceros|movimiento|tacha|privilegios|derechos de administrador|que se sepa)|
  ^\s*sin [^,;.]{2,80},[^.;]{0,60} no [^.;]{0,80}(?<!(?:\p{L}ó|\p{L}ron|ha|han|hay)(?!\p{L})[^.;]*)`;

const PARTICIPLE = String.raw`(?:\p{L}+(?:ad[oa]s?|id[oa]s?)|hech[oa]s?|vist[oa]s?|previst[oa]s?|puest[oa]s?|escrit[oa]s?|dich[oa]s?|resuelt[oa]s?|cubiert[oa]s?|descrit[oa]s?)(?!\p{L})`;
const PRETERITE = String.raw`(?:\p{L}{2,}(?:ó|aron|ieron|jeron|yeron)|hizo|hubo|tuvo|tuvimos|dio|dimos|puso|dijo|trajo|pudo|hicimos|fue|fueron)(?!\p{L})`;
const CLITIC = '(?:(?:se|nos|le|les|lo|la|los|las) ){0,2}';

/** What says that a thing is or was done, or that there is such a thing: denied it is bad news unless it is a thing that nobody wants. */
export const BEING = String.raw`
  (?:no|nunca|jamás|tampoco) ${CLITIC}(?:ha|han|había|habían|hemos|haya|hayan) ${PARTICIPLE}|(?:no|nunca|tampoco) ${CLITIC}${PRETERITE}|(?:no|nunca) (?:está|están|estaba|estaban|son|es|fueron) (?:\p{L}+mente |aún )?${PARTICIPLE}|
  (?:nadie|ningún [^.;:]{1,40}|ninguna [^.;:]{1,40}|ningun[oa]) ${CLITIC}(?:(?:ha|han|había) ${PARTICIPLE}|${PRETERITE})|
  no (?:hay|había|hubo|existe|existen|existía|existían|tiene|tienen|tenemos|tenía|tenían|disponemos|dispone|disponen|cuenta con|contamos con|(?:llevamos|llevan?|quedan?|figuran?) (?:(?:ning${WORD} )?(?:registro|lista|cuenta|control|protección|constancia|rastro|informe|acta|prueba|huella|rastro)|nada|ni))(?! (?:acceso|derecho|paso|conexión|tráfico|cruce))|
  no ${CLITIC}(?:menciona|mencionan|indican?(?! si)|explica|explican|contiene|contienen|incluye|incluyen|prevé|prevén|recoge|recogen|detalla|detallan|distingue|distinguen|restringe|restringen|filtra|filtran|exige|exigen|exigimos|pide|piden|pedimos|regula|regulan|establece|establecen|fija|fijan|hacemos|recibimos|estamos|nace|nacen|caduca|caducan|trae|dan|da|sabe|sabemos|cumplen?|contestan?)(?!\p{L})|
  (?:nadie|ninguno|ninguna) ${CLITIC}(?:trae|lee|recuerda|sigue|contrasta|encarga|conoce|mira|abre|responde|acude|apunta)|sin (?:que (?:nadie|ninguno|se|ningún)|ningún|ninguna|nada)|no dicen?(?! (?:a|su|la|el))|no acude nadie|no lo ve nadie`;

/** Acts of control besides the plainest. */
export const CARED_FOR = String.raw`
  (?:anot|registr|mir|comprob|verific|revis|prob|pas|ped|inform|consult|autoriz|firm|cifr|borr|avis|le|evalu|inspeccion|identific|pregunt)(?:ar|er|ir)(?:l[aeo]s?|se|les?)?|petici(?:ón|ones)|autorización|segunda firma|fuentes|VPN|
  apunt(?:a|an|ó|aron|ado|ada|ados|adas)|contest(?:a|an|ó|aron|ado|ada|ados|adas)|parche(?:a|an|ó|ado|ada|ados|adas)|monitoriz\p{L}*|escane(?:a|an|ó|ado|ada|ados|adas)|mir(?:aron|ado|ada|ar)|regul(?:a|an|ó|ado|ada|ados|adas)|indica(?:n|do|da)?|explic(?:a|an|ó|ado|ada|ados|adas)|mencion\p{L}*|disting\p{L}*|
  restring\p{L}*|restricción|filtr(?:a|an)(?! (?:dato|información))|filtro|sincroniz\p{L}*|planificad[oa]s?|previst[oa]s?|dich[oa]s?|fijad[oa]s?|establecid[oa]s?|decidid[oa]s?|escrit[oa]s?(?! en)|guardad[oa]s?(?! (?:más|en))|encargad[oa]s?|prevision(?:es)?|normas?|instrucciones|instrucción|guía|matriz|registro|
  constancia|factura|plazo|relación de|acuerdo|principios|modo de|forma de|segundo factor|nombrad[oa]s?|protección|SAI|extintor|copia(?= )|depósito|requisitos?|exigencias?|recib(?:ió|ieron|ido) (?:respuesta|instrucción)|cuent(?:a|an)(?= (?:los|las|de))|llev(?:a|an|amos) (?:lista|cuenta|registro|ningún|ninguna)|niveles|pasos para|medidas de`;

/** What is good news where it is denied, besides the plainest. */
export const KEPT_OUT = String.raw`
  mont(?:a|ado|ada|ó)|se abren?|conecta(?:d|n)\p{L}*|enlaz\p{L}*|mezcl\p{L}*|confund\p{L}*|culpables?|depend(?:e|en)(?! de una)[^,;.]{0,40}|toc(?:a|an|ar)|confianza|reincid\p{L}*|permisos? de escritura|particip\p{L}*|mism[oa]s|rutas?|(?:permisos|derechos|privilegios) (?:de administrador|locales)|fotografi\p{L}*|fotocopi\p{L}*|imprim\p{L}*|admitid[oa]s?|fum(?:a|an|ar)|entra(?:n)? (?:con|en)|public(?:a|an) (?:nunca )?en (?:páginas|redes|webs)|aviso previo`;

const joined = (words: string): string => words.replace(/\s*\n\s*/g, '');

/** What an organisation has where it is in control: to say that there is none of it is to deny that it is. */
const HELD = joined(`
  overviews?|rules?|polic(?:y|ies)|guidelines?|plans?|schemes?|concepts?|director(?:y|ies)|templates?|links?|cycles?|intervals?|dates?|
  standards?|criteria|requirements?|clauses?|baselines?|guides?|address|filters?|substitutes?|deput(?:y|ies)|exports?|screenshots?|
  drawings?|notes?|answers?|goals?|judgements?|results?|measures?|algorithms?|principles?|zones?|options?|instructions?|say|pledge|copy|
  successors?|directives?|deadlines?|channel|contact|point of contact|programme|strategy|method|scale|threshold|schedule|calendar|
  mandate|budget|training|briefing|statement|approach|arrangements?|provisions?|mention|reference to|cameras?|escrow|generator|duties|
  bulletins?|one in charge|sources?
`);

/**
 * Acts of which only the doing shows control. Acts that are as good left undone do not stand here: "is not stored", "was never opened", "are not
 * marked".
 */
const DONE = joined(`
  laid down|laid out|set|set up|set down|made|made known|known|applied|determined|described|drawn(?: up)?|filled(?: in)?|taken place|taken up|
  started(?: again)?|begun|settled|stipulated|regulated|identified|given|rated|ranked|weighed|tracked|gathered|collected|followed|
  remedied|mended|run|noted(?: down)?|put down|written(?: down)?|invited|considered|replaced|reinstated|reissued|handed (?:over|out|in)|
  reassigned|dealt with|turned up|tied|pulled|observed|put (?:in|into|before|to)|brought into|stated|specified|issued|worked out|
  shielded|finished|asked|serviced|reconnected|read|synchroni[sz]ed|filtered|hardened|adopted|published|delivered|passed on|
  looked (?:at|after|into)|gone through|gone round|extended|done|named|told|instructed|briefed|executed|switched on|planned|thought|
  prepared|submitted|aligned|mapped|recorded|compiled|priorit[iy][sz]ed|decided|agreed|tried out|tried|fixed|foreseen|budgeted|
  repeated|formali[sz]ed|spelled out|spelt out|enrolled|activated|commissioned|undertaken|initiated|honoured|fulfilled|provided|
  produced|created|chosen|consulted|heard|taken away|taken into account|taken back|up to date|on file|on record|in operation|
  in place|in force|available|a member|aware|independent|in charge|linked|connected|upheld|reconciled|staffed|empowered|watched|shredded|anonymi[sz]ed
`);

const MODAL = String.raw`(?:\w+ly |also |still |therefore |often |simply |just |ever )?`;

/** Denials of what a control wants, with their negation in them. */
export const PLAIN_DENIALS = String.raw`
  there (?:is|are|was|were) not (?:a|an|any|yet)|
  there (?:is|are|was|were|has been|have been) ${MODAL}(?:no|hardly any|neither)(?: [\w-]+){0,2}? (?:${HELD})|
  there (?:is|are|was|were) ${MODAL}(?:no one|nobody)|
  (?:have|has|had|holds?|held|keeps?|kept|gives?(?: us)?|gave|contains?|contained|includes?|receives?|received|makes?|made|lays? down|
    names?|mentions?|sets?|states?|provides?|offers?|drew up) (?:no|neither|hardly any)(?: [\w-]+){0,2}? (?:${HELD})|
  (?:contains?|contained|includes?|says?|said|states?|lays? down|mentions?) (?:nothing|neither|no \w+)|
  (?:is|are|was|were|has been|have been|had been|has|have|had) ${MODAL}(?:not|never)
    (?: (?:yet|been|being|even|once|ever|actually|formally|properly))* (?:${DONE})(?![^.;]{0,60} (?:yet|follows in)(?!\p{L}))|
  (?:does|did|(?<!(?:please|and|or|but|then|^)[,;:]? )do) not (?:mention|deal|cover|contain|include|state|say|specify|regulate|exist|take place|happen|know|
    react|go through|consider|name|address|define|describe|have|run(?! (?:as|with|under))|ask|look at|provide|agree|measure|care)|
  (?:is|are|was|were|has been|have been|be|we|they|he|she|who|calls? for|needs?|requires?) neither|
  none of (?:the |our |these |those |all )?(?:[\w-]+ ){1,4}?(?:knew|knows?|took|received?|(?:has|have|had|was|were|is|are)(?: been)? (?:${DONE}))|
  none (?:knew|took|did|(?:has|have|had|was|were)(?: been)? (?:${DONE}))|
  (?:and|but|they|it|we|results) never (?:been )?(?:${DONE}|came|took|happened|began)|
  (?:no|neither|hardly any|not a single|nor) (?:[\w'’-]+ ){1,8}?(?:is|are|was|were|has been|have been|had been) ${MODAL}(?:${DONE})|
  (?:no|neither) (?:[\w'’-]+ ){1,4}?(?:exists?|existed|takes? place|took place|happens?|happened|says?|say|states?|lays? down|governs?|regulates?|
    describes?)|
  without (?:any |a |the |first )?(?:anybody|anyone|verifying|establishing|checking|testing|knowing|assessing|reviewing|recording|regard|
    figures|filter|vpn|substitutes?|replacements?|second factor|transfer of)|
  hardly (?:any|anyone|anybody|ever)|
  (?:nobody|no one|no-one|nothing) ${MODAL}(?:here )?(?:knows?|knew|could say|can say|could tell|can tell|can explain|could explain|remembers?|watches|
    cares|cared|asks?|asked|goes round|reacts?|reacted|answers?|answered|minds?|governs?|steers?|notes?|noticed|notices|works out|worked out|
    thought|thinks?|feels?|followed|tracks?|collects?|measures?|decides?|decided|plans?|
    (?:is|was|has been|has|had) ${MODAL}(?:tasked|responsible|in charge|present|gone|${DONE}))|
  cannot be (?:traced|reconstructed|proven|proved|told|said|verified|determined) (?:who|whom|to whom|what|when|which|how|whether)
`;

/** What says without any negation that a control was given up, or that it hangs on chance, mood or somebody's memory. */
export const NEGLECT = String.raw`
  (?:is|are|was|were|been|got) (?:\w+ly )?(?:shelved|struck (?:out|from)|put off|undone|lifted|muted|bypassed|overlooked|turned down|waved through|repealed|dissolved|withdrawn (?:after|because|at the request)|cut (?:out|from)|removed from the (?:handbook|manual|policy|contract|duties)|deleted from the (?:tender|handbook|manual|policy|contract|plan))|
  lapsed|pil(?:es?|ed) up|gather(?:s|ed)? dust|st(?:ands?|ood) (?:empty|unwatched|still|at zero)|
  (?:lies?|lay) (?:open|unprotected|unread|unopened)|(?:is|are|stays?|stayed|stood|left|been) vacant|c(?:ame|omes?) too late|vanish(?:es|ed)|
  (?:is|are|stays?) silent (?:on|about)|(?<!reported )in (?:clear ?text|plain ?text|the clear)|for all to see|left to chance|gut feeling|
  (?:is|are|was|were) (?:a )?matter of (?:hope|luck|memory|guesswork|taste|habit)|any(?:body|one)['’]s guess|
  in (?:people|somebody|\w+)['’]s? (?:heads?|memory)|in the (?:memory|heads?) of|crossed fingers|as need arises|
  whatever (?:comes|they|he|she|people|staff) (?:to mind|along|likes?|wants?|pleases?|finds?|fanc(?:y|ies))|
  which(?:ever)? \w+ (?:they|he|she|it|people) (?:likes?|finds?|prefers?|happens?)|happens? to (?:have time|like|hear|walk|be free)|
  depend(?:s|ing)? on (?:the mood|whoever|who (?:happens|is around|has time)|how busy)|
  (?:drives?|folders?|shares?|buckets?|files?|network|servers?|documents?) (?:\w+ ){0,4}open to (?:everyone|everybody|anyone|the world|all)|
  (?:anyone|anybody|everyone|everybody|any (?:employee|user|person)|every (?:employee|user|clerk|developer))(?: [\w’-]+){0,3}? (?:may|can) (?:edit|delete|erase|alter|download|overwrite|plug in|forward)
`.trim();

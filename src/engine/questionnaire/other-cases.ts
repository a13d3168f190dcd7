/** What is told of other cases than the sentence before told of. */
export const OTHER_CASES =
  /^(?:for|(?:the )?others?\s|für|bei (?:den )?(?:übrigen|anderen)|pour|para|en los demás)(?!\p{L})/iu;

/** Says a thing of some cases and that the rest goes without. */
export const LEAVES_REST =
  /(?:[;,]|(?<!\p{L})(?:but|aber|mais|pero))\s*(?:(?:not )?(?:for|in) (?:the )?(?:others?|rest|remaining)|(?:the )?others|für (?:die )?(?:übrigen|anderen|restlichen)|pour les autres|para (?:los|las) (?:demás|otr[oa]s))(?!\p{L}).*(?<!\p{L})(?:not?|none|nothing|nicht|kein\p{L}*|n['’]\p{L}+ pas|ne .{1,40} pas|aucun\p{L}*|ningun\p{L}*|noch)(?!\p{L})/iu;

import type { DomainFacts } from '../facts.ts';
import type { Judged } from '../finding.ts';
import { type Check, CHECKS } from '../values.ts';
import { type Circumstances, NONE, type Verdict } from './verdict.ts';
import { judgeCertificate, judgeProtocol } from './certificate.ts';
import { judgeHeaders } from './headers.ts';
import { judgeDmarc, judgeMail, judgeSpf } from './mail.ts';
import { judgeCaa, judgeDnssec } from './names.ts';
import { judgeSecurityTxt } from './security-txt.ts';
import { judgeReach, judgeRedirect } from './web.ts';

/** What is to be said of a domain, from what was seen of it: one finding for each check, in the order of CHECKS. */
export function judgeDomain(facts: DomainFacts, circumstances: Circumstances): Judged[] {
  const verdicts: Record<Check, Verdict> = {
    reach: judgeReach(facts, circumstances),
    redirect: judgeRedirect(facts),
    certificate: judgeCertificate(facts, circumstances),
    protocol: judgeProtocol(facts),
    ...judgeHeaders(facts),
    'security-txt': judgeSecurityTxt(facts, circumstances),
    ...judgeNames(facts),
  };
  return CHECKS.map((check) => ({ domain: facts.domain, check, values: {}, ...verdicts[check] }));
}

/** What DNS says of the domain; of a name that there is not, one finding is enough. */
function judgeNames(facts: DomainFacts): Record<'spf' | 'dmarc' | 'mail' | 'dnssec' | 'caa', Verdict> {
  if (facts.dns === 'unknown-name') return { spf: NONE, dmarc: NONE, mail: NONE, dnssec: NONE, caa: NONE };
  return {
    spf: judgeSpf(facts),
    dmarc: judgeDmarc(facts),
    mail: judgeMail(facts),
    dnssec: judgeDnssec(facts),
    caa: judgeCaa(facts),
  };
}

/**
 * Mail domains whose addresses anybody may get: two people who share one have nothing in common. Our own list: the large providers of
 * free mail in Europe, the Americas and Asia, internet providers, and services for mail that is thrown away.
 */
const PUBLIC_DOMAINS = new Set(
  `
  gmail.com googlemail.com outlook.com outlook.de outlook.es outlook.fr outlook.it outlook.pt outlook.com.br outlook.co.uk outlook.jp
  hotmail.com hotmail.co.uk hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.be hotmail.nl hotmail.com.ar hotmail.com.br hotmail.com.mx
  live.com live.co.uk live.de live.fr live.it live.nl live.be live.com.mx live.com.ar msn.com passport.com windowslive.com
  yahoo.com yahoo.co.uk yahoo.de yahoo.es yahoo.fr yahoo.it yahoo.ca yahoo.co.in yahoo.in yahoo.co.jp yahoo.com.ar yahoo.com.br yahoo.com.mx
  yahoo.com.au yahoo.com.sg yahoo.com.ph yahoo.com.vn yahoo.co.id ymail.com rocketmail.com myyahoo.com
  icloud.com me.com mac.com aol.com aol.de aol.co.uk aol.fr aim.com verizon.net
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.io tuta.com keemail.me posteo.de posteo.net mailbox.org
  fastmail.com fastmail.fm hey.com hushmail.com startmail.com runbox.com disroot.org riseup.net duck.com kolabnow.com
  gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.fr gmx.es gmx.co.uk web.de mail.de email.de freenet.de t-online.de arcor.de online.de vodafone.de
  1und1.de kabelmail.de unitybox.de o2online.de alice-dsl.net bluewin.ch hispeed.ch sunrise.ch aon.at chello.at a1.net
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr numericable.fr aliceadsl.fr club-internet.fr
  telefonica.net movistar.es terra.es ono.com ya.com orange.es vodafone.es euskaltel.net
  libero.it virgilio.it tin.it alice.it tiscali.it inwind.it iol.it email.it fastwebnet.it aruba.it
  btinternet.com talktalk.net sky.com virginmedia.com ntlworld.com blueyonder.co.uk tiscali.co.uk
  telenet.be skynet.be proximus.be ziggo.nl kpnmail.nl planet.nl xs4all.nl home.nl casema.nl hetnet.nl upcmail.nl
  telia.com comhem.se spray.se bredband.net online.no mail.dk stofanet.dk sapo.pt clix.pt iol.pt
  onet.pl wp.pl o2.pl interia.pl op.pl gazeta.pl poczta.fm seznam.cz email.cz centrum.cz atlas.cz post.cz azet.sk zoznam.sk centrum.sk
  abv.bg mail.bg freemail.hu citromail.hu indamail.hu ukr.net i.ua meta.ua mail.ru bk.ru list.ru inbox.ru internet.ru yandex.ru yandex.com
  ya.ru rambler.ru inbox.lv mail.ee one.lt
  comcast.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net juno.com netzero.net mail.com email.com
  usa.com post.com consultant.com engineer.com inbox.com lycos.com excite.com rogers.com shaw.ca sympatico.ca telus.net videotron.ca bell.net
  uol.com.br bol.com.br terra.com.br ig.com.br globo.com prodigy.net.mx arnet.com.ar fibertel.com.ar ciudad.com.ar speedy.com.ar
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au tpg.com.au xtra.co.nz
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn wo.cn aliyun.com 21cn.com tom.com
  naver.com hanmail.net daum.net nate.com kakao.com docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp nifty.com rediffmail.com sify.com
  zoho.com zohomail.com zohomail.eu walla.co.il walla.com mweb.co.za webmail.co.za telkomsa.net
  simplelogin.com anonaddy.com addy.io passmail.net mozmail.com privaterelay.appleid.com relay.firefox.com
  mailinator.com guerrillamail.com sharklasers.com 10minutemail.com temp-mail.org tempmail.com yopmail.com yopmail.fr trashmail.com
  trashmail.de dispostable.com maildrop.cc getnada.com moakt.com mohmal.com fakeinbox.com throwawaymail.com mailnesia.com mytemp.email
  spamgourmet.com discard.email wegwerfmail.de einrot.com cock.li
  `
    .trim()
    .split(/\s+/),
);

/** What stands behind the last @, lower case. */
export function mailDomainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether the domain belongs to nobody who could speak for all of its addresses. */
export function isPublicMailDomain(domain: string): boolean {
  return PUBLIC_DOMAINS.has(domain.toLowerCase());
}

/**
 * What keeps the organisation of this address apart from all others: the mail domain, or with a public one the whole address, which no
 * mail domain can ever be.
 */
export function organisationDomainOf(email: string): string {
  const domain = mailDomainOf(email);
  return isPublicMailDomain(domain) ? email.toLowerCase() : domain;
}

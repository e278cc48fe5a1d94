import type { XmlElement } from './xml.ts';

/** Children of a type in order: name, type of the child (`text` has no elements), and `?`, `*`, `+` or nothing as in a DTD. */
const types: Record<string, string> = {
  Document: 'CstmrCdtTrfInitn:Initiation',
  Initiation: 'GrpHdr:Header PmtInf:Payment+',
  Header: 'MsgId:text CreDtTm:text NbOfTxs:text CtrlSum:text? InitgPty:Party FwdgAgt:Agent?',
  Payment:
    'PmtInfId:text PmtMtd:text BtchBookg:text? NbOfTxs:text? CtrlSum:text? PmtTpInf:Kind? ReqdExctnDt:When Dbtr:Party DbtrAcct:Account DbtrAgt:Agent UltmtDbtr:Party? ChrgBr:text? ChrgsAcct:Account? CdtTrfTxInf:Transfer+',
  Kind: 'InstrPrty:text? SvcLvl:Choice* LclInstrm:Choice? CtgyPurp:Choice?',
  Choice: 'Cd:text? Prtry:text?',
  When: 'Dt:text? DtTm:text?',
  Transfer:
    'PmtId:Ids PmtTpInf:Kind? Amt:Amount XchgRateInf:any? ChrgBr:text? UltmtDbtr:Party? IntrmyAgt1:Agent? CdtrAgt:Agent? Cdtr:Party? CdtrAcct:Account? UltmtCdtr:Party? InstrForCdtrAgt:any* InstrForDbtrAgt:any? Purp:Choice? RgltryRptg:any* RmtInf:Remittance?',
  Ids: 'InstrId:text? EndToEndId:text UETR:text?',
  Amount: 'InstdAmt:text? EqvtAmt:any?',
  Party: 'Nm:text? PstlAdr:Address? Id:any? CtryOfRes:text? CtctDtls:any?',
  Address:
    'Dept:text? SubDept:text? StrtNm:text? BldgNb:text? BldgNm:text? Flr:text? PstBx:text? Room:text? PstCd:text? TwnNm:text? TwnLctnNm:text? DstrctNm:text? CtrySubDvsn:text? Ctry:text? AdrLine:text*',
  Account: 'Id:AccountId Tp:Choice? Ccy:text? Nm:text? Prxy:any?',
  AccountId: 'IBAN:text? Othr:any?',
  Agent: 'FinInstnId:Institution BrnchId:any?',
  Institution: 'BICFI:text? ClrSysMmbId:Member? LEI:text? Nm:text? PstlAdr:Address? Othr:any?',
  Member: 'ClrSysId:Choice? MmbId:text',
  Remittance: 'Ustrd:text* Strd:any*',
};

interface Slot {
  name: string;
  type: string;
  required: boolean;
  many: boolean;
}

const slots = new Map(
  Object.entries(types).map(([type, text]) => [
    type,
    text.split(' ').map((part): Slot => {
      const [, name = '', child = '', mark = ''] = /^(\w+):(\w+)([?*+]?)$/.exec(part) ?? [];
      return { name, type: child, required: mark === '' || mark === '+', many: mark === '*' || mark === '+' };
    }),
  ]),
);

/**
 * What is wrong with the elements of a pain.001.001.09 or their order, or null. Covers the Swiss Payment Standards; parts that payouts never use
 * (regulatory reporting, structured remittance) may contain anything.
 */
export function structureFault(element: XmlElement, type = 'Document'): string | null {
  if (type === 'any') return null;
  if (type === 'text') {
    if (element.children.length > 0) return `${element.name} must hold text only`;
    return element.text === '' ? `${element.name} is empty` : null;
  }
  let rest = element.children;
  for (const slot of slots.get(type) ?? []) {
    const end = rest.findIndex((child) => child.name !== slot.name);
    const matching = end < 0 ? rest : rest.slice(0, end);
    if (slot.required && matching.length === 0) {
      const instead = rest[0] ? `, ${rest[0].name} stands in its place` : '';
      return `${element.name} needs ${slot.name}${instead}`;
    }
    if (!slot.many && matching.length > 1) return `${slot.name} may stand only once in ${element.name}`;
    for (const child of matching) {
      const fault = structureFault(child, slot.type);
      if (fault) return fault;
    }
    rest = rest.slice(matching.length);
  }
  return rest[0] ? `${rest[0].name} is not allowed there in ${element.name}` : null;
}

import { personalData as discovery } from '../../discovery/personal-data/index.ts';
import { personalData as earnings } from '../../earnings/personal-data/index.ts';
import { personalData as imports } from '../../imports/personal-data/index.ts';
import { personalData as members } from '../../members/personal-data/index.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { personalData as stays } from '../../stays/personal-data/index.ts';
import { statementsAbout } from '../moderation/index.ts';
import { anonymiseReporter, handOnCases, reportsBy } from '../reports/index.ts';

/** What the features of this domain store about a member: their reports, and decisions about them. */
const lifecycle: PersonalData = {
  files: [
    { file: 'reports.json', list: reportsBy },
    { file: 'moderation.json', list: statementsAbout },
  ],
  async forgetTraces(trx, member) {
    await anonymiseReporter(trx, member);
    await handOnCases(trx, member);
  },
};

/** What all domains keep about members. */
export const personalData: readonly PersonalData[] = [
  members,
  stays,
  imports,
  earnings,
  discovery,
  lifecycle,
];

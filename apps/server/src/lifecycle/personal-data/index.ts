import { personalData as discovery } from '../../discovery/personal-data/index.ts';
import { personalData as earnings } from '../../earnings/personal-data/index.ts';
import { personalData as imports } from '../../imports/personal-data/index.ts';
import { personalData as members } from '../../members/personal-data/index.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { personalData as stays } from '../../stays/personal-data/index.ts';

/** What all domains keep about members. */
export const personalData: readonly PersonalData[] = [members, stays, imports, earnings, discovery];

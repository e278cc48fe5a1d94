// Tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.
import type { DiscoveryTables } from './tables/discovery.d.ts';
import type { EarningsTables } from './tables/earnings.d.ts';
import type { ImportsTables } from './tables/imports.d.ts';
import type { LifecycleTables } from './tables/lifecycle.d.ts';
import type { MembersTables } from './tables/members.d.ts';
import type { PlatformTables } from './tables/platform.d.ts';
import type { StaysTables } from './tables/stays.d.ts';

export interface Tables
  extends
    DiscoveryTables,
    EarningsTables,
    ImportsTables,
    LifecycleTables,
    MembersTables,
    PlatformTables,
    StaysTables {}

import type { NotificationKind } from '@staylore/contract/members/notifications';
import type { Generated, GeneratedAlways } from 'kysely';

export interface NotificationTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: NotificationKind;
  actor_id: number | null;
  post_id: number | null;
  payload: Generated<Record<string, string | number | null>>;
  created_at: Generated<Date>;
  read_at: Date | null;
}

export interface NotificationSettingTable {
  user_id: number;
  kind: NotificationKind;
  in_app: Generated<boolean>;
  mail: Generated<boolean>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    notifications: NotificationTable;
    notification_settings: NotificationSettingTable;
  }
}

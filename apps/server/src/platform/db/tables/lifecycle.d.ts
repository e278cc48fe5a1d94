// Tables of the database as types. Written by `node tools/schema.ts --write`; `npm run check` compares.
import type { Generated, GeneratedAlways } from 'kysely';

export interface LifecycleTables {
  audit_log: {
    id: GeneratedAlways<number>;
    at: Date;
    actor_id: number | null;
    act: string;
    case_id: number | null;
    member_id: number | null;
    details: Generated<unknown>;
  };
  moderation_appeals: {
    id: GeneratedAlways<number>;
    decision_id: number;
    text: string;
    created_at: Date;
    outcome: 'upheld' | 'reversed' | null;
    answer: string | null;
    decided_by: number | null;
    decided_at: Date | null;
  };
  moderation_cases: {
    id: GeneratedAlways<number>;
    subject: 'post' | 'member';
    post_id: number | null;
    member_id: number;
    state: Generated<'open' | 'decided'>;
    urgent: boolean;
    opened_at: Date;
    held_for: Generated<string[]>;
  };
  moderation_decisions: {
    id: GeneratedAlways<number>;
    case_id: number;
    moderator_id: number | null;
    action: 'nothing' | 'label' | 'hide' | 'remove' | 'limit' | 'suspend';
    ground: 'law' | 'terms' | null;
    clause: string;
    facts: string;
    label: 'advertising' | 'misleading' | null;
    links: Generated<number[]>;
    until: Date | null;
    ended_at: Date | null;
    decided_at: Date;
  };
  reports: {
    id: GeneratedAlways<number>;
    case_id: number;
    part: 'post' | 'caption' | 'profile' | 'list';
    url: string;
    category: 'illegal' | 'child_abuse' | 'hate' | 'personal_data' | 'copyright' | 'fraud' | 'hidden_advertising' | 'rules';
    reason: string;
    reporter_id: number | null;
    reporter_name: string | null;
    reporter_email: string | null;
    language: 'en' | 'de';
    created_at: Date;
    shown: Record<string, unknown> | null;
  };
  takeouts: {
    user_id: number;
    key: string;
    state: 'waiting' | 'running' | 'ready' | 'failed';
    done: Generated<number>;
    total: Generated<number>;
    bytes: number | null;
    asked_at: Date;
    expires_at: Date | null;
  };
}

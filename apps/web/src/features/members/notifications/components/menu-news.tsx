import { NotificationList } from './notification-list.tsx';

const inMenu = 6;

/** The newest notifications, for the menu below the bell. */
export default function MenuNews() {
  return <NotificationList first={null} most={inMenu} />;
}

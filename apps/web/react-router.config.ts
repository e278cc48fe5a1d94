import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // The route table is small: sending it at once spares a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

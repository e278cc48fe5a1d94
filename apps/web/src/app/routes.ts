import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages below `/:lang`; a page is added here and gets its folder in `src/pages`. */
const languagePages: RouteConfig = [
  index('../pages/home/home.tsx', { id: 'home-in-language' }),
  route('posts/:id', '../pages/post/post.tsx'),
];

export default [
  index('../pages/home/home.tsx'),
  route(':lang', '../pages/language/language.tsx', await languagePages),
  route('*', '../pages/not-found/not-found.tsx'),
] satisfies RouteConfig;

/**
 * The one router of the page, as far as we use it. Builds put this file in the place of
 * `react-router-dom`: sharing the whole library would carry all of it to the sign-in page
 * (docs/decisions/0003).
 */
export {
  BrowserRouter,
  createPath,
  generatePath,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useOutletContext,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, NavigateFunction, RouteObject, To } from 'react-router';

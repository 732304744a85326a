/**
 * The one router of the page, as far as we use it. A portal's `react-router-dom` is this file:
 * sharing the whole library would carry all of it to the sign-in page (docs/decisions/0003).
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
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, RouteObject, To } from 'react-router-dom';

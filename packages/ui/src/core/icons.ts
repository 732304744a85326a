/** The icons that more than one portal shows. A portal that needs another imports it from lucide-react by name. */
export {
  ArrowRight as ArrowRightIcon, Briefcase as BriefcaseIcon, CalendarDays as CalendarIcon, Check as CheckIcon, ChevronDown as ChevronDownIcon,
  ChevronLeft as ChevronLeftIcon, ChevronRight as ChevronRightIcon, CircleHelp as HelpIcon, Clock as ClockIcon, CloudCheck as CloudSavedIcon,
  CloudOff as CloudOffIcon, Download as DownloadIcon, Ellipsis as MoreIcon, ExternalLink as ExternalLinkIcon, Eye as EyeIcon, EyeOff as EyeOffIcon,
  FileText as DocumentIcon, Flag as FlagIcon, House as HomeIcon, Info as InfoIcon, KeyRound as KeyIcon, ListTree as StepsIcon, Lock as LockIcon, LogOut as SignOutIcon,
  Pencil as PencilIcon, Plus as PlusIcon, RotateCw as RetryIcon, Search as SearchIcon, Settings as SettingsIcon, Shield as ShieldIcon, SlidersHorizontal as SlidersIcon,
  OctagonAlert as ErrorIcon, Trash2 as TrashIcon, TrendingUp as TrendUpIcon, TriangleAlert as WarningIcon, Upload as UploadIcon, UserRound as PersonIcon, UsersRound as PeopleIcon, X as CloseIcon,
} from 'lucide-react';
export type { LucideIcon } from 'lucide-react';

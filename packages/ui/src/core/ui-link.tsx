import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}
/**
 * How a link inside the site is drawn: the shell gives the router's, so that `ui` needs to know no
 * router.
 */
export type LinkComponent = ComponentType<LinkComponentProps>;

export const LinkContext = createContext<LinkComponent | null>(null);

/**
 * A link of the site, or of the world (`target="_blank"`, addresses with a scheme): those stay
 * plain anchors.
 */
export function UiLink(props: LinkComponentProps) {
  const Router = use(LinkContext);
  const leaves =
    props.target === '_blank' ||
    props.download !== undefined ||
    /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(props.href);
  return createElement(Router && !leaves ? Router : 'a', props);
}

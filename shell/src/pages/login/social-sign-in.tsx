import { Button, chakra } from '@bussola/ui/core';
import { useShellWords } from '../../boot/hooks.ts';
import { beginSocial } from '../../session/calls.ts';

/** Other sites to sign in by, as the operator named them. */
export function SocialSignIn({
  sites,
  remember,
  busy,
  send,
}: {
  sites: readonly { id: string; name: string }[];
  remember: boolean;
  busy: boolean;
  send: (work: () => Promise<void>) => Promise<void>;
}) {
  const t = useShellWords();
  const go = (provider: string) =>
    void send(async () => {
      const { url } = await beginSocial(provider, remember);
      location.assign(url);
    });
  return sites.map(({ id, name }) => (
    <chakra.div key={id} marginTop="3">
      <Button wide size="big" disabled={busy} onClick={() => go(id)}>
        {t('login.with', { name })}
      </Button>
    </chakra.div>
  ));
}

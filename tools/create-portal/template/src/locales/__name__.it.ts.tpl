export const {{camel}}It = {
  title: 'Ciao {{=name}}.', lead: 'Questa è la prima pagina di {{title}}.',
} as const;

type Titled = { degree: string; field: string; level: string; school: string };

/** A record's title: its degree and field, else its level, else its school. */
export const studyTitle = ({ degree, field, level, school }: Titled): string =>
  [degree, field].filter(Boolean).join(', ') || level || school;

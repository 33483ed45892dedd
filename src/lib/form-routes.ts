import {
  blogPath,
  certificatesPath,
  educationPath,
  experiencePath,
  projectsPath,
} from './routes.ts';

/** The form of one entry, by its id. */
const editPath = (list: string, id: string): string => `${list}/edit/${encodeURIComponent(id)}`;

export const experienceNewPath = `${experiencePath}/new`;
export const experienceEditPath = (id: string): string => editPath(experiencePath, id);
export const educationNewPath = `${educationPath}/new`;
export const educationEditPath = (id: string): string => editPath(educationPath, id);
export const projectNewPath = `${projectsPath}/new`;
export const projectEditPath = (id: string): string => editPath(projectsPath, id);
export const certificateNewPath = `${certificatesPath}/new`;
export const certificateEditPath = (id: string): string => editPath(certificatesPath, id);

/** The editor of a post, by its slug or id. */
export const postEditPath = (id: string): string => editPath(blogPath, id);
export const postNewPath = `${blogPath}/edit/new`;

/** Name of the command that saves the resume (resume-form.ts), which remedies an application without one. */
export const SAVE_RESUME = 'resumes.save'

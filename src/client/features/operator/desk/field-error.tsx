import type { ReactNode } from 'react'

/** The error of a field, also said where the field had the focus before: by Enter nothing else would speak. */
export const SpokenError = ({ children }: { children: ReactNode }) => <span role="alert">{children}</span>

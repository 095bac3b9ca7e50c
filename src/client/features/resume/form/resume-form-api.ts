import type { UseFormReturnType } from '@mantine/form'
import type { ResumeValues } from '../../../entities/resume/resume-values.ts'

export type ResumeFormApi = UseFormReturnType<ResumeValues>

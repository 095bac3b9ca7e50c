import { getExpectedJob } from '../../../contract/resume.ts'
import { reading } from '../../lib/reading.ts'

export const expectedJob = () => reading(getExpectedJob, {})

import { managers } from './managers.ts';
import { longStory, tell } from './story.ts';

tell(managers.chromium, longStory);

import { managers } from './managers.ts';
import { longStory, tell } from './story.ts';

tell(managers.firefox, longStory, { fields: 'light' });
tell(managers.firefox, longStory, { fields: 'shadow' });

import 'auth-widget';

b = unicode2native('aäß', 'UTF-8');
disp(b), disp(class(b))
disp(unicode2native('aä', 'ISO-8859-1'))
t = native2unicode(uint8([97 195 164]), 'UTF-8');
disp(double(t))
t = native2unicode(uint8([97 228]), 'latin1');
disp(double(t))
disp(size(native2unicode(uint8([97; 98]))))

te = regexp('ab cd', '(\w)(\w)', 'tokenExtents');
disp(te{1}), disp(te{2})
te = regexp('ab cd', '(\w)(\w)', 'tokenExtents', 'once');
disp(te)

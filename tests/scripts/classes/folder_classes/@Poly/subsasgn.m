function a = subsasgn(a, s, b)
if strcmp(s(1).type, '()')
    a.c(s(1).subs{1}) = b;
elseif strcmp(s(1).subs, 'c')
    if numel(s) > 1, a.c = subsasgn(a.c, s(2:end), b); else, a.c = b; end
else
    error('Poly:field', 'No field %s.', s(1).subs)
end

function b = subsref(a, s)
switch s(1).type
    case '()'
        b = polyval(a.c, s(1).subs{:});
    case '.'
        if ~strcmp(s(1).subs, 'c'), error('Poly:field', 'No field %s.', s(1).subs), end
        b = a.c;
        if numel(s) > 1, b = subsref(b, s(2:end)); end
    otherwise
        error('Poly:brace', 'No braces.')
end

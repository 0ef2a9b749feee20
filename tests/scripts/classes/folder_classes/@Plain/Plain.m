function u = Plain(n)
if ischar(n)
    u = class(struct('other', n), 'Plain');
else
    u = class(struct('count', num2cell(n)), 'Plain');
end

% SPDX-License-Identifier: Apache-2.0
function h = ezplot(f, varargin)
% The graph of a function or of an expression in x, or the curve on which one in x and y is 0:
% ezplot(f,[a b]), ezplot(x,y,[a b]) of two functions of t.
if ~isempty(varargin) && (ischar(varargin{1}) || isa(varargin{1}, 'function_handle'))
    made = curve(f, varargin{:});
    if nargout > 0, h = made; end
    return
end
range = [-2*pi 2*pi];
if ~isempty(varargin), range = double(varargin{1}); end
if ischar(f) || isstring(f)
    name = char(f);
    if isvarname(name) && numel(name) > 1 && ~strcmp(name, 'pi'), name = [name '(x)']; end % a function's name alone
    words = regexp(name, '[A-Za-z]\w*(?!\s*\()', 'match');
    two = any(strcmp(words, 'y'));
    left = strfind(name, '=');
    expression = name;
    if two && ~isempty(left), expression = [name(1:left(1)-1) '-(' name(left(1)+1:end) ')']; end
    expression = vectorize(expression);
    if two, f = str2func(['@(x,y) ' expression]); else, f = str2func(['@(x) ' expression]); end
else
    name = regexprep(func2str(f), '^@\([^)]*\)\s*', '');
    two = nargin(f) == 2;
end
if two
    if numel(range) == 2, range = [range(:).' range(:).']; end
    x = linspace(range(1), range(2), 201);
    y = linspace(range(3), range(4), 201);
    [gx, gy] = meshgrid(x, y);
    [~, made] = contour(x, y, real(f(gx, gy)), [0 0], 'LineColor', [0 0.447 0.741]);
    ylabel('y');
else
    made = fplot(f, range(1:2));
end
title(strrep(name, '.', ''), 'Interpreter', 'none');
xlabel('x');
if nargout > 0, h = made; end
end

function made = curve(x, y, range)
% Where two functions of one variable go.
if nargin < 3, range = [0 2*pi]; end
[fx, across] = ezFunction(x, {'t'});
[fy, up] = ezFunction(y, {'t'});
t = linspace(range(1), range(2), 601);
made = plot(fx(t).*ones(size(t)), fy(t).*ones(size(t)));
title(['x = ' across ', y = ' up], 'Interpreter', 'none');
xlabel('x');
ylabel('y');
end

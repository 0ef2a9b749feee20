% SPDX-License-Identifier: Apache-2.0
function c = makeCalendar(parts, shape)
% Calendar durations: rows of months, days and milliseconds.
f = struct('plus', @(a, b) sum2(a, b, 1), 'minus', @(a, b) sum2(a, b, -1), 'times', @scaled, 'mtimes', @scaled, 'uminus', @(c) scaled(c, -1), ...
    'size', @(c, varargin) size(zeros(c.shape), varargin{:}), 'numel', @(c) prod(c.shape), 'disp', @shown, 'member', @(c, name, varargin) memberOf(c, shape, name), ...
    'caldays', @(c) reshape(parts(:, 2), shape), 'calmonths', @(c) reshape(parts(:, 1), shape), 'calyears', @(c) reshape(fix(parts(:, 1)/12), shape), ...
    'char', @(c) char(textsOf(parts)), 'string', @(c) reshape(string(textsOf(parts)), shape), 'cellstr', @(c) reshape(textsOf(parts), shape));
f.size = @(c, varargin) size(zeros(shape), varargin{:});
f.numel = @(c) prod(shape);
c = makeObject('calendarDuration', struct(), parts, f);
end

function v = memberOf(c, shape, name)
if strcmp(name, 'shape'), v = shape; return, end
v = timeMember(c, name);
end

function c = sum2(a, b, sign)
if isa(b, 'duration'), p = [0 0 1].*reshape(objectState(b), [], 1); shape = size(objectState(b)); else, p = objectState(b); shape = b.shape; end
if isa(a, 'duration'), q = [0 0 1].*reshape(objectState(a), [], 1); else, q = objectState(a); end
r = q + sign*p;
if size(r, 1) ~= prod(shape), shape = a.shape; end
c = makeCalendar(r, shape);
end

function c = scaled(a, b)
if ~isa(a, 'calendarDuration'), [a, b] = deal(b, a); end
shape = a.shape;
if ~isscalar(b), shape = size(b); end
c = makeCalendar(objectState(a).*double(b(:)), shape);
end

function t = textsOf(parts)
t = cell(size(parts, 1), 1);
for k = 1:numel(t)
    p = parts(k, :);
    words = '';
    y = fix(p(1)/12);
    m = rem(p(1), 12);
    if y ~= 0, words = [words sprintf(' %dy', y)]; end
    if m ~= 0, words = [words sprintf(' %dmo', m)]; end
    if p(2) ~= 0 || (isempty(words) && p(3) == 0), words = [words sprintf(' %dd', p(2))]; end
    if p(3) ~= 0
        s = abs(p(3))/1e3;
        words = [words sprintf(' %dh %dm %gs', sign(p(3))*floor(s/3600), floor(mod(s, 3600)/60), mod(s, 60))];
    end
    t{k} = strtrim(words);
end
end

function shown(c)
t = textsOf(objectState(c));
for k = 1:numel(t), fprintf('   %s\n', t{k}); end
fprintf('\n');
end

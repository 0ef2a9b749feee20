% inputParser, arguments blocks, validateattributes, varargin plumbing
function options_parser
s = make_filter(5);
disp(s)
s = make_filter(9, 'Window', 'hann', 'Normalize', false);
disp(s)
s = make_filter(3, struct('Scale', 2));
disp(s)
report(@() make_filter(-1));
report(@() make_filter(4, 'Window', 'kaiser'));
report(@() make_filter(4, 'Windo', 'hann'));
report(@() make_filter(4, 'Unknown', 1));
report(@() make_filter());
report(@() clampv());
report(@() clampv(1, 2, 3, 4));
fprintf('%g ', clampv([-1 0.5 2])); fprintf('\n');
fprintf('%g ', clampv([-1 0.5 2], 'hi', 1.5)); fprintf('\n');
report(@() clampv([1 2], 'hi', 'x'));
report(@() clampv({1}));
report(@() clampv([1 2], 'mid', 3));
report(@() validateattributes(-1, {'numeric'}, {'positive'}));
report(@() validateattributes('a', {'numeric', 'logical'}, {}, 'myfun', 'COUNT', 2));
report(@() validateattributes([1 2; 3 4], {'double'}, {'vector', 'numel', 3}));
report(@() validateattributes(1.5, {'numeric'}, {'integer'}, 'f', 'n'));
report(@() validateattributes([1 3 2], {'numeric'}, {'increasing'}));
report(@() validateattributes(zeros(2,3), {'numeric'}, {'size', [2 2]}));
report(@() validateattributes(5, {'numeric'}, {'<=', 4}));
report(@() validatestring('r', {'red', 'green'}));
v = validatestring('gr', {'red', 'green'})
report(@() validatestring('x', {'red', 'green'}, 'paint', 'colour', 3));
[a, b] = twice(1, 2);
fprintf('%d %d\n', a, b);
report(@() twice(1, 2, 3));
c = cell(1, 3);
[c{:}] = spread(7, 8, 9);
disp(c)
[first, ~, third] = spread(1, 2, 3);
fprintf('%d %d\n', first, third);
report(@() spread(1));
end

function report(f)
try
    f();
    disp('no error');
catch e
    fprintf('[%s] %s\n', e.identifier, e.message);
end
end

function s = make_filter(n, varargin)
p = inputParser;
p.FunctionName = 'make_filter';
p.addRequired('n', @(x) isnumeric(x) && isscalar(x) && x > 0);
p.addParameter('Window', 'box', @(w) any(strcmp(w, {'box', 'hann'})));
addParameter(p, 'Normalize', true, @islogical);
p.addParamValue('Scale', 1);
p.parse(n, varargin{:});
r = p.Results;
switch lower(r.Window)
    case 'box', w = ones(1, n);
    case 'hann', w = 0.5*(1 - cos(2*pi*(1:n)/(n+1)));
end
if r.Normalize, w = w/sum(w); end
s = struct('taps', w*r.Scale, 'used', {p.UsingDefaults});
end

function y = clampv(x, opts)
arguments
    x double {mustBeFinite}
    opts.lo (1,1) double = 0
    opts.hi (1,1) double {mustBePositive} = 1
end
y = min(max(x, opts.lo), opts.hi);
end

function varargout = twice(varargin)
narginchk(1, 2);
nargoutchk(0, 2);
varargout = cellfun(@(x) 2*x, varargin, 'UniformOutput', false);
end

function varargout = spread(varargin)
for k = 1:nargout
    varargout{k} = varargin{k};
end
end

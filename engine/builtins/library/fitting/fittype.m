% SPDX-License-Identifier: Apache-2.0
function t = fittype(what, varargin)
% A model for fit: fittype('poly2') of the library, fittype('a*exp(-k*x)') of a text, fittype(@(a, k, x) a*exp(-k*x)) of a function, and
% fittype({'x', 'sin(x)', '1'}) of terms that are added. Options: independent, dependent, coefficients, problem (names that fit is given values of),
% options (of fitoptions). The object is called with coefficients, problem parameters and variables; coeffnames, argnames, indepnames, dependnames,
% probnames, numcoeffs, numargs, formula, type, category, islinear, fitoptions and setoptions take it.
% The library has poly1 to poly9, poly11 to poly55, exp1, exp2, power1, power2, gauss1 to gauss8, sin1 to sin8, fourier1 to fourier8, rat01 to rat55,
% weibull, smoothingspline, linearinterp, nearestinterp, cubicinterp, splineinterp and pchipinterp.
% Example: t = fittype('a*x + b'); y = t(2, 1, [0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isa(what, 'fittype'), t = what; return, end
o = struct('independent', {{}}, 'dependent', '', 'coefficients', {{}}, 'problem', {{}}, 'options', [], 'numindep', []);
if mod(numel(varargin), 2) == 1, error('curvefit:fittype:wrongNumberArgs', 'Parameters come as names and values.'); end
for k = 1:2:numel(varargin), o.(validatestring(varargin{k}, fieldnames(o), 'fittype')) = varargin{k + 1}; end
m = [];
if ischar(what) || (isstring(what) && isscalar(what))
    m = libraryModel(char(what));
    if isempty(m) && ~isempty(regexp(char(what), '^[A-Za-z]+\d*$', 'once')) && numel(char(what)) > 3
        error('curvefit:fittype:libraryModelNotFound', 'Library function %s not found.', char(what));
    end
    if ~isempty(m)
        if ~isempty(o.independent), m = renamed(m, cellstr(o.independent)); end
        if ~isempty(o.dependent), m.dep = char(o.dependent); end
    end
elseif ~(isa(what, 'function_handle') || iscell(what) || isstring(what))
    error('curvefit:fittype:firstArgMustBeLibOrExpr', 'The first argument must be a library model, an expression, a function or a cell of terms.');
end
if isempty(m), m = customModel(what, o); end
t = fittypeObject(m, o.options);
end

function m = renamed(m, names)
names = reshape(names, 1, []);
if numel(names) ~= numel(m.indep)
    error('curvefit:fittype:invalidIndependent', 'The model has %d independent variable(s).', numel(m.indep));
end
for k = 1:numel(names), m.formula = regexprep(m.formula, ['(?<!\w)' m.indep{k} '(?!\w)'], names{k}); end
m.indep = names;
end

% SPDX-License-Identifier: Apache-2.0
function o = fitoptions(varargin)
% Options for fit: fitoptions(model) of a name of the library, a text or a fittype, fitoptions('Method', m) with 'LinearLeastSquares',
% 'NonlinearLeastSquares', 'SmoothingSpline' or an interpolant such as 'LinearInterpolant', fitoptions(old, new), each with further names and values:
% Normalize ('off'), Exclude, Weights; Lower, Upper, Robust ('off', 'LAR', 'Bisquare') of least squares; StartPoint, Algorithm, DiffMinChange,
% DiffMaxChange, Display, MaxFunEvals, MaxIter, TolFun, TolX of nonlinear ones; SmoothingParam of a spline. They are the object's properties.
% Example: o = fitoptions('Method', 'NonlinearLeastSquares', 'StartPoint', [1 1]); s = o.StartPoint
args = varargin;
o = [];
while ~isempty(args) && (isa(args{1}, 'fittype') || isOptions(args{1}))
    next = args{1};
    if isa(next, 'fittype'), next = fitoptions(next); end
    if isempty(o), o = next; else, o = merged(o, next); end
    args(1) = [];
end
if mod(numel(args), 2) == 1
    if ~isempty(o), error('curvefit:fitoptions:wrongNumberArgs', 'Options come as names and values.'); end
    o = optionsOf(objectState(fittype(args{1})).model);
    args(1) = [];
end
names = args(1:2:end);
at = find(strcmpi(names, 'Method'), 1);
if isempty(o)
    method = 'None';
    if ~isempty(at), method = args{2*at}; end
    o = optionsObject(method);
end
for k = 1:2:numel(args)
    if strcmpi(args{k}, 'Method'), continue, end
    o = setOption(o, args{k}, args{k + 1});
end
end

function tf = isOptions(v)
tf = strncmp(class(v), 'curvefit.', 9);
end

function o = merged(o, new)
% What the new options say otherwise than the usual ones.
usual = optionsObject(new.Method);
for f = fieldnames(objectState(new).values)'
    v = objectState(new).values.(f{1});
    if ~isequal(v, objectState(usual).values.(f{1})) && isfield(objectState(o).values, f{1}), o = setOption(o, f{1}, v); end
end
end

% SPDX-License-Identifier: Apache-2.0
function o = statset(varargin)
% Options of statistical functions, as name-value pairs and structures, the later ones counting: Display, MaxFunEvals, MaxIter, TolBnd,
% TolFun, TolX, TolTypeFun, TolTypeX, GradObj, Jacobian, DerivStep, FunValCheck, Robust, RobustWgtFun, WgtFun, Tune, UseParallel,
% UseSubstreams, Streams, OutputFcn; those that are not given are []. statset(name) has the standard ones of a function.
% Example: o = statset('MaxIter', 500)
names = {'Display', 'MaxFunEvals', 'MaxIter', 'TolBnd', 'TolFun', 'TolTypeFun', 'TolX', 'TolTypeX', 'GradObj', 'Jacobian', ...
    'DerivStep', 'FunValCheck', 'Robust', 'RobustWgtFun', 'WgtFun', 'Tune', 'UseParallel', 'UseSubstreams', 'Streams', 'OutputFcn'};
o = cell2struct(cell(numel(names), 1), names(:), 1);
args = varargin;
if isscalar(args) && (ischar(args{1}) || isstring(args{1}) || isa(args{1}, 'function_handle'))
    name = args{1};
    if isa(name, 'function_handle'), name = func2str(name); end
    o.Display = 'off';
    switch lower(char(name))
        case {'kmeans', 'kmedoids'}, o.MaxIter = 100; o.UseParallel = false; o.UseSubstreams = false;
        case {'nlinfit', 'fitnlm'}, o.MaxIter = 200; o.TolFun = 1e-8; o.TolX = 1e-8; o.DerivStep = eps^(1/3); o.FunValCheck = 'on';
        case 'mdscale', o.MaxIter = 200; o.TolFun = 1e-6; o.TolX = 1e-6;
        otherwise
            if ~exist(char(name)), error('stats:statset:NoDefaultOptions', 'No default options available for ''%s''.', char(name)); end
            o.MaxFunEvals = 400; o.MaxIter = 200; o.TolBnd = 1e-6; o.TolFun = 1e-6; o.TolX = 1e-6; o.FunValCheck = 'on';
    end
    return
end
while ~isempty(args)
    if isstruct(args{1})
        for f = fieldnames(args{1})'
            if isfield(o, f{1}) && ~isempty(args{1}.(f{1})), o.(f{1}) = args{1}.(f{1}); end
        end
        args(1) = [];
        continue
    end
    at = find(strncmpi(args{1}, names, numel(char(args{1}))));
    same = find(strcmpi(args{1}, names));
    if ~isempty(same), at = same; end
    if isempty(at), error('stats:statset:BadParameter', 'Unrecognized parameter name ''%s''.', char(args{1})); end
    if numel(at) > 1, error('stats:statset:AmbiguousParameter', 'Ambiguous parameter name ''%s''.', char(args{1})); end
    if numel(args) < 2, error('stats:statset:MissingValue', 'Expected a value for parameter ''%s''.', char(args{1})); end
    o.(names{at}) = args{2};
    args(1:2) = [];
end
end

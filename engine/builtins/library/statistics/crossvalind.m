% SPDX-License-Identifier: Apache-2.0
function varargout = crossvalind(method, n, varargin)
% Random divisions of n observations: crossvalind('KFold', n, k) numbers their folds; [train, test] of 'HoldOut' (part 0.5), 'LeaveMOut' (m 1) and
% 'Resubstitution'. n may be the vector of groups, which keep their shares.
% Example: rng(1), fold = crossvalind('KFold', 6, 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
groups = [];
if ~isscalar(n) || ~isnumeric(n), [groups, ~] = grp2idx(n); n = numel(groups); end
if isempty(groups), groups = ones(n, 1); end
arg = [];
if ~isempty(varargin), arg = varargin{1}; end
switch lower(char(method))
    case 'kfold'
        if isempty(arg), arg = 5; end
        fold = zeros(n, 1);
        for g = 1:max(groups)
            at = find(groups == g);
            numbers = mod((0:numel(at) - 1).' + randi(arg), arg) + 1;
            fold(at) = numbers(randperm(numel(at)));
        end
        varargout = {fold};
        return
    case 'holdout'
        if isempty(arg), arg = 0.5; end
        test = false(n, 1);
        for g = 1:max(groups)
            at = find(groups == g);
            k = arg;
            if arg < 1, k = round(arg*numel(at)); else, k = round(arg*numel(at)/n); end
            test(at(randperm(numel(at), k))) = true;
        end
    case 'leavemout'
        if isempty(arg), arg = 1; end
        test = false(n, 1);
        test(randperm(n, arg)) = true;
    case 'resubstitution'
        test = true(n, 1);
        varargout = {test, test};
        return
    otherwise, error('bioinfo:crossvalind:UnknownMethod', 'Unknown method ''%s''.', char(method));
end
varargout = {~test, test};
end

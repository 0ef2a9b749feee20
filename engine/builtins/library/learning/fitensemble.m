% SPDX-License-Identifier: Apache-2.0
function model = fitensemble(X, y, method, count, learner, varargin)
% Many decision trees together, by the older form: fitensemble(X, y, method, count, learner) with the methods of fitcensemble and fitrensemble; 'Bag' wants 'Type',
% 'classification' or 'regression'. learner: 'Tree' or what templateTree gives. Other options are theirs.
% Example: m = fitensemble([1 2 3 7 8 9]', [1 1 1 2 2 2]', 'AdaBoostM1', 5, 'Tree'); predict(m, 8)
if nargin < 5, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
type = '';
at = find(strcmpi(args(1:2:end), 'Type'), 1);
if ~isempty(at)
    type = validatestring(args{2*at}, {'classification', 'regression'}, 'fitensemble', 'Type');
    args(2*at - 1:2*at) = [];
end
if strcmpi(method, 'LSBoost'), type = 'regression'; end
if strcmpi(method, 'Bag') && isempty(type), error('stats:fitensemble:BagNeedsType', 'fitensemble: ''Bag'' wants the ''Type'', ''classification'' or ''regression''.'); end
if (ischar(learner) || isstring(learner)) && strncmpi(learner, 'tree', 4), learner = 'tree'; end
more = {'Method', method, 'NumLearningCycles', count, 'Learners', learner};
if strcmp(type, 'regression'), model = fitrensemble(X, y, more{:}, args{:}); else, model = fitcensemble(X, y, more{:}, args{:}); end
end

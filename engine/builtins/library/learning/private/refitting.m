% SPDX-License-Identifier: Apache-2.0
function f = refitting(fit, args, d)
% A handle that fits another model by the same options, without what asks for tests.
tests = {'CrossVal', 'KFold', 'Holdout', 'Leaveout', 'CVPartition', 'ClassNames', 'Prior', 'Cost'};
if any(strcmp(d.common(1:2:end), 'PredictorNames')), tests = [tests, {'PredictorNames', 'ResponseName'}]; end
k = 1;
while k < numel(args)
    if any(strncmpi(args{k}, tests, numel(char(args{k})))), args(k:k + 1) = []; else, k = k + 2; end
end
common = d.common;
f = @(X, y) fit(X, y, args{:}, common{:});
end

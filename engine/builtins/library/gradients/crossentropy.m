% SPDX-License-Identifier: Apache-2.0
function loss = crossentropy(Y, targets, varargin)
% Mean over the observations of -targets.*log(Y); with 'ClassificationMode' "multilabel" (or 'TargetCategories' "independent") each class counts by itself.
weights = [];
if mod(numel(varargin), 2) == 1
    weights = varargin{1};
    varargin(1) = [];
end
options = gradientOptions(struct('DataFormat', '', 'ClassificationMode', 'single-label', 'TargetCategories', 'exclusive', ...
    'Reduction', 'sum', 'NormalizationFactor', 'batch-size', 'WeightsFormat', ''), varargin, 'crossentropy');
[P, T, observations, format, labelled] = lossOperands(Y, targets, options.DataFormat, 'crossentropy');
least = eps(underlyingType(P));
single = ~strcmpi(options.ClassificationMode, 'multilabel') && ~strcmpi(options.TargetCategories, 'independent');
terms = T .* log(max(P, least));
if ~single
    terms = terms + (1 - T) .* log(max(1 - P, least));
end
if ~isempty(weights)
    shape = ones(1, max(2, numel(format)));
    shape(format == 'C') = numel(weights);
    if isequal(size(weights), size(T))
        shape = size(weights);
    end
    terms = terms .* reshape(stripped(weights), shape);
end
if strcmpi(options.Reduction, 'none')
    loss = restoredData(-terms, format, labelled, options.DataFormat);
    return
end
loss = -sum(terms, 'all');
if strcmpi(options.NormalizationFactor, 'batch-size')
    loss = loss ./ observations;
elseif strcmpi(options.NormalizationFactor, 'all-elements')
    loss = loss ./ numel(T);
elseif ~strcmpi(options.NormalizationFactor, 'none')
    error('MATLAB:crossentropy:unrecognizedStringChoice', 'NormalizationFactor must be ''batch-size'', ''all-elements'' or ''none''.')
end
end

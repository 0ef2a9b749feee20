% SPDX-License-Identifier: Apache-2.0
function plotResponses(name, list, args, run)
% A response of one system or more, a panel for each output and input.
systems = {};
while ~isempty(list) && any(strcmp(class(list{1}), {'tf', 'zpk', 'ss'}))
    systems{end + 1} = list{1};
    list(1) = [];
    if ~isempty(list) && (ischar(list{1}) || isstring(list{1})), list(1) = []; end
end
n = systemSize(objectState(systems{1}));
for k = 1:numel(systems)
    [y, t] = run(systems{k}, list{:});
    for i = 1:n(1)
        for j = 1:size(y, 3)
            if n(1)*size(y, 3) > 1, subplot(n(1), size(y, 3), (i - 1)*size(y, 3) + j); end
            if k > 1, hold('on'); end
            if isdt(systems{k}), stairs(t, y(:, i, j)); else, plot(t, y(:, i, j)); end
            title(name);
            xlabel('Time (seconds)');
            ylabel('Amplitude');
        end
    end
end
end

% PCA by eig and by svd, standardisation, explained variance, a biplot as text
X = [5.1 3.5 1.4 0.2; 4.9 3.0 1.4 0.2; 4.7 3.2 1.3 0.2; 7.0 3.2 4.7 1.4; 6.4 3.2 4.5 1.5; 6.9 3.1 4.9 1.5; 6.3 3.3 6.0 2.5; 5.8 2.7 5.1 1.9; 7.1 3.0 5.9 2.1];
species = {'setosa', 'setosa', 'setosa', 'versicolor', 'versicolor', 'versicolor', 'virginica', 'virginica', 'virginica'};
mu = mean(X); sd = std(X);
Z = (X - mu) ./ sd;
C = cov(Z);
[V, D] = eig(C);
[lambda, order] = sort(diag(D), 'descend');
V = V(:, order);
V = V .* sign(V(1, :));
[~, S, W] = svd(Z, 'econ');
W = W .* sign(W(1, :));
fprintf('eigenvalues:'); fprintf(' %.6f', lambda); fprintf('\n');
fprintf('by svd:     '); fprintf(' %.6f', diag(S).^2/(size(Z, 1) - 1)); fprintf('\n');
disp(norm(abs(V) - abs(W)) < 1e-10)
explained = 100*lambda/sum(lambda);
for k = 1:numel(explained)
    fprintf('PC%d %6.2f%% (cumulative %6.2f%%)\n', k, explained(k), sum(explained(1:k)));
end
scores = Z*V;
[g, ~, idx] = unique(species);
centres = zeros(numel(g), 2);
for k = 1:numel(g)
    centres(k, :) = mean(scores(idx == k, 1:2));
end
T = [g' num2cell(round(centres, 4))]
corr12 = corrcoef(X(:, 1), X(:, 3))
approx = scores(:, 1:2)*V(:, 1:2)' .* sd + mu;
fprintf('residual %.6f\n', norm(X - approx, 'fro')/norm(X, 'fro'));
canvas = repmat('.', 7, 21);
for i = 1:size(scores, 1)
    c = round((scores(i, 1) + 3)/6*20) + 1;
    r = round((2 - scores(i, 2))/4*6) + 1;
    canvas(min(max(r, 1), 7), min(max(c, 1), 21)) = upper(species{i}(3));
end
disp(canvas)
m = containers.Map(g, num2cell(1:3));
cellfun(@(s) m(s), species)
isequal(cellfun(@(s) m(s), species), idx')

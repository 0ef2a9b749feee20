attempt(@() [1 2]+[1 2 3]);
attempt(@() [1 2;3 4]*[1 2 3]);
attempt(@() int8(1)+int16(1));
attempt(@() {1}+1);
attempt(@() [1 2;3]);
attempt(@() sin());
attempt(@() ones(2)*ones(3));
attempt(@() [1 2 3]\[1 2]);
attempt(@() ones(2,3)^2);
attempt(@() horzcat([1;2],[1;2;3]));
attempt(@() ~{1});
attempt(@() ones(2,2,2)');
attempt(@() chol([1 2;2 1]));
attempt(@() inv(ones(2,3)));
attempt(@() reshape(1:6,4,2));
attempt(@() logical(NaN));
attempt(@() zeros(1,2)+'abc');
attempt(@() det(ones(2,3)));
function attempt(f)
    try
        f();
        disp('no error');
    catch err
        disp(err.message);
    end
end

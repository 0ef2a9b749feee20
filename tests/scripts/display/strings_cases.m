a = "abc"
b = ["a" "bcd"; "ef" "g"]
disp("x")
disp(["a" "b"])
c = ""
